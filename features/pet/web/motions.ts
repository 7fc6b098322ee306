import { type Parts, type Reaction, wantsStillness } from './reactions.ts'

type Step = { transform?: string; opacity?: number; offset?: number; easing?: string }
type Moves = Readonly<Record<string, readonly Step[]>>

const SOFT = 'cubic-bezier(.37,0,.3,1)'
const turn = (...degrees: number[]): Step[] => degrees.map(d => ({ transform: `rotate(${d}deg)` }))

/** Part → keyframes over one second: anticipation, jump, landing. No reaction starts in the air. */
const REACTIONS: Readonly<Record<Reaction, Moves>> = {
  hop: {
    body: [
      { transform: 'none' },
      { transform: 'scale(1.07,.9)', offset: 0.18, easing: 'cubic-bezier(.2,.7,.4,1)' },
      { transform: 'translateY(-11%) scale(.96,1.05)', offset: 0.45, easing: 'cubic-bezier(.6,0,.8,.4)' },
      { transform: 'scale(1.06,.92)', offset: 0.68, easing: SOFT },
      { transform: 'scale(.99,1.01)', offset: 0.84 },
      { transform: 'none' },
    ],
    ground: [
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.05)', offset: 0.18 },
      { transform: 'scale(.76)', opacity: 0.6, offset: 0.45 },
      { transform: 'none', opacity: 1, offset: 0.68 },
      { transform: 'none' },
    ],
    'ear-left': turn(0, 5, -12, 9, -3, 0),
    'ear-right': turn(0, -5, 12, -9, 3, 0),
    tail: turn(0, -8, 14, -10, 4, 0),
  },
  joy: {
    body: [
      { transform: 'none' },
      { transform: 'scale(1.08,.88)', offset: 0.12 },
      { transform: 'translateY(-14%) scale(.95,1.06) rotate(-4deg)', offset: 0.32 },
      { transform: 'scale(1.07,.9)', offset: 0.5 },
      { transform: 'translateY(-9%) scale(.97,1.04) rotate(4deg)', offset: 0.7 },
      { transform: 'scale(1.04,.95)', offset: 0.86 },
      { transform: 'none' },
    ],
    head: turn(0, 4, -5, 5, -3, 0),
    'wing-left': turn(0, 24, -8, 24, -8, 0),
    'wing-right': turn(0, -24, 8, -24, 8, 0),
    'arm-left': turn(0, 60, 40, 60, 0),
    'arm-right': turn(0, -60, -40, -60, 0),
    tail: turn(0, 16, -16, 16, -16, 0),
  },
  tickle: {
    body: [
      { transform: 'none' },
      ...[3, -3, 3, -3, 2, -2].map(d => ({ transform: `rotate(${d}deg) scale(1.02,.98)` })),
      { transform: 'none' },
    ],
    head: turn(0, -5, 4, -5, 4, -3, 0),
    'arm-left': turn(0, 18, -6, 18, 0),
    'arm-right': turn(0, -18, 6, -18, 0),
    tail: turn(0, 12, -12, 12, -12, 0),
  },
  worry: {
    body: [{ transform: 'none' }, { transform: 'rotate(-3deg) scale(1.01,.97)', offset: 0.4 }, { transform: 'none' }],
    head: turn(0, -6, -6, 0),
    'ear-left': turn(0, -14, -14, 0),
    'ear-right': turn(0, 14, 14, 0),
  },
  comfort: {
    body: [
      { transform: 'none' },
      { transform: 'translateY(-1%) scale(.99,1.015)', offset: 0.45 },
      { transform: 'none' },
    ],
    head: turn(0, 7, 4, 7, 0),
    'ear-left': turn(0, -7, -4, -7, 0),
    'ear-right': turn(0, 7, 4, 7, 0),
    tail: turn(0, 6, -4, 6, 0),
  },
  talk: {
    head: [0, 1, 0.3, 1, 0, 0.8, 0].map(d => ({ transform: `translateY(${-0.7 * d}%) rotate(${1.6 * d}deg)` })),
    mouth: [1, 1.5, 0.8, 1.6, 0.9, 1.4, 1].map(d => ({ transform: `scale(${1.1 - d * 0.1},${d})` })),
    'arm-right': turn(0, -26, -12, -30, 0),
  },
  yawn: {
    body: [
      { transform: 'none' },
      { transform: 'scale(.98,1.03)', offset: 0.4 },
      { transform: 'scale(1.02,.97)', offset: 0.8 },
      { transform: 'none' },
    ],
    head: turn(0, -7, -6, 3, 0),
    mouth: [
      { transform: 'none' },
      { transform: 'scale(1.3,2.6)', offset: 0.35 },
      { transform: 'scale(1.3,2.4)', offset: 0.6 },
      { transform: 'none' },
    ],
    'arm-left': turn(0, 40, 44, 10, 0),
    'arm-right': turn(0, -40, -44, -10, 0),
    'ear-left': turn(0, -10, -12, 0),
    'ear-right': turn(0, 10, 12, 0),
  },
  munch: {
    head: [0, 1, 0, 1, 0, 1, 0].map(d => ({ transform: d ? 'translateY(1.6%) scale(1.02,.97)' : 'none' })),
    mouth: [0, 1, 0, 1, 0, 1, 0].map(d => ({ transform: d ? 'scale(.8,1.3)' : 'none' })),
  },
  wave: {
    'arm-right': turn(0, -120, -95, -125, -95, -120, 0),
    head: turn(0, 5, 5, 0),
    'wing-right': turn(0, -16, 4, -16, 0),
  },
}

/** Slow movements that never stop: part → keyframes, duration in seconds, and delay. */
const IDLE: readonly (readonly [part: string, seconds: number, steps: readonly Step[], late?: number])[] = [
  ['body', 3.2, [{ transform: 'none' }, { transform: 'scale(1.012,.984)' }, { transform: 'none' }]],
  ['head', 3.2, [{ transform: 'none' }, { transform: 'translateY(.7%) rotate(.4deg)' }, { transform: 'none' }], 0.15],
  ['ear-left', 3.2, turn(0, -2.5, 0), 0.4],
  ['ear-right', 3.2, turn(0, 2.5, 0), 0.5],
  ['tail', 4.1, turn(-3, 5, -3), 0.3],
  ['wing-left', 3.2, turn(0, 3, 0), 0.25],
  ['wing-right', 3.2, turn(0, -3, 0), 0.25],
  ['arm-left', 3.2, turn(0, 1.6, 0), 0.2],
  ['arm-right', 3.2, turn(0, -1.6, 0), 0.2],
  [
    'aura',
    6.4,
    [
      { transform: 'none', opacity: 0.85 },
      { transform: 'scale(1.04)', opacity: 1 },
      { transform: 'none', opacity: 0.85 },
    ],
  ],
  [
    'halo',
    4.6,
    [
      { transform: 'none', opacity: 0.75 },
      { transform: 'translateY(-.8%)', opacity: 1 },
      { transform: 'none', opacity: 0.75 },
    ],
  ],
  ['constellation', 48, turn(0, 360)],
]

/** Idle movements: a glance to the side, a flick of an ear, a wag of the tail. */
const FANCIES: readonly Moves[] = [
  {
    'eyes-open': ['none', 'translateX(-.9%)', 'translateX(-.9%)', 'translateX(.9%)', 'translateX(.9%)', 'none'].map(
      transform => ({ transform }),
    ),
    'ear-left': turn(0, 0, -5, 2, 0),
  },
  { 'ear-right': turn(0, 13, -4, 9, 0), tail: turn(0, 5, -3, 0) },
  { 'ear-left': turn(0, -13, 4, -9, 0) },
  { tail: turn(0, 12, -8, 12, -8, 0) },
]

function play(parts: Parts, moves: Moves, duration: number, iterations = 1): (Animation | undefined)[] {
  return Object.entries(moves).map(([name, steps]) =>
    parts.of(name)?.animate([...steps], { duration, iterations, easing: SOFT, composite: 'replace' }),
  )
}

/** Plays a reaction, once per second. @returns a function that ends it */
export function react(parts: Parts, reaction: Reaction, seconds = 1): () => void {
  if (wantsStillness()) return () => {}
  const running = play(parts, REACTIONS[reaction], 1000, seconds)
  return () => {
    for (const animation of running) animation?.cancel()
  }
}

/**
 * Starts breathing, follow-through of ears and tail, and blinking every 3 to 5 s for 150 ms (SPEC §4), sometimes with a
 * glance or a flick. Everything pauses while the page is hidden or the pet is out of sight.
 *
 * @returns a function that stops it
 */
export function live(parts: Parts, asleep: boolean): () => void {
  if (wantsStillness()) return () => {}
  const pace = asleep ? 1.5 : 1
  const running = IDLE.map(([name, seconds, steps, late = 0]) =>
    parts.of(name)?.animate([...steps], {
      duration: seconds * pace * 1000,
      iterations: Number.POSITIVE_INFINITY,
      delay: late * 1000,
      easing: name === 'constellation' ? 'linear' : 'ease-in-out',
    }),
  )
  let timer = 0
  let seen = true
  const still = (): boolean => document.hidden || !seen
  const blink = (): void => {
    parts.of('eyes-open')?.animate([{ opacity: 0 }, { opacity: 0 }], 150)
    parts.of('eyes-closed')?.animate([{ opacity: 1 }, { opacity: 1 }], 150)
    if (Math.random() < 0.4) play(parts, FANCIES[Math.floor(Math.random() * FANCIES.length)] ?? {}, 1600)
    timer = window.setTimeout(blink, 3000 + Math.random() * 2000)
  }
  const wake = (): void => {
    window.clearTimeout(timer)
    for (const animation of running) still() ? animation?.pause() : animation?.play()
    if (!still() && !asleep) timer = window.setTimeout(blink, 3000 + Math.random() * 2000)
  }
  wake()
  document.addEventListener('visibilitychange', wake)
  const watch = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true
    wake()
  })
  const body = parts.of('body')
  if (body) watch.observe(body)
  return () => {
    window.clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('visibilitychange', wake)
    for (const animation of running) animation?.cancel()
  }
}

/** Lets the eyes follow the pointer a little, at most eight times a second. @returns a function that stops it */
export function follow(root: HTMLElement, parts: Parts): () => void {
  if (wantsStillness()) return () => {}
  let last = 0
  let from = 'none'
  let gaze: Animation | undefined
  const look = (event: PointerEvent): void => {
    if (event.timeStamp - last < 125 || document.hidden) return
    last = event.timeStamp
    const box = root.getBoundingClientRect()
    const dx = event.clientX - box.left - box.width / 2
    const dy = event.clientY - box.top - box.height / 2
    const far = Math.max(1, Math.hypot(dx, dy) / (box.width * 0.9))
    const to = `translate(${(dx / box.width / far) * 1.4}%,${(dy / box.height / far) * 1.1}%)`
    const next = parts
      .of('eyes-open')
      ?.animate([{ transform: from }, { transform: to }], { duration: 380, easing: SOFT, fill: 'forwards' })
    gaze?.cancel()
    gaze = next
    from = to
  }
  window.addEventListener('pointermove', look, { passive: true })
  return () => {
    window.removeEventListener('pointermove', look)
    gaze?.cancel()
  }
}
