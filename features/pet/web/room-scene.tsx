import { formIndex } from '#pet/rules/forms.ts'
import type { TimeOfDay } from '#pet/rules/time-of-day.ts'

/** Wallpaper by form, from egg to champion: hue above, hue below. */
const walls: readonly (readonly [number, number])[] = [
  [85, 60],
  [65, 35],
  [120, 95],
  [165, 130],
  [205, 170],
  [235, 200],
  [265, 235],
  [295, 265],
  [325, 290],
  [75, 320],
]

const skies: Record<TimeOfDay, { high: string; low: string; orb: string; orbY: number; stars: boolean }> = {
  morning: {
    high: 'oklch(0.88 0.06 235)',
    low: 'oklch(0.94 0.06 75)',
    orb: 'oklch(0.94 0.1 88)',
    orbY: 118,
    stars: false,
  },
  afternoon: {
    high: 'oklch(0.82 0.085 235)',
    low: 'oklch(0.92 0.045 220)',
    orb: 'oklch(0.95 0.11 98)',
    orbY: 62,
    stars: false,
  },
  evening: {
    high: 'oklch(0.62 0.09 300)',
    low: 'oklch(0.82 0.115 55)',
    orb: 'oklch(0.84 0.13 50)',
    orbY: 128,
    stars: false,
  },
  night: {
    high: 'oklch(0.29 0.065 280)',
    low: 'oklch(0.4 0.08 285)',
    orb: 'oklch(0.95 0.03 95)',
    orbY: 66,
    stars: true,
  },
}

const stars = [
  [300, 54],
  [336, 96],
  [286, 120],
  [392, 48],
  [372, 132],
  [318, 150],
] as const

/**
 * The pet's room: a wall in the colours of its form, a window with the sky of the hour, a floor with bed, bowl and ball,
 * a shelf with a book for each topic that is known well; a picture from stage 1, a plant from 3, a lamp from 5.
 */
export function RoomScene({ stage, time, books }: { stage: number; time: TimeOfDay; books: number }) {
  const [above, below] = walls[formIndex(stage)] ?? [85, 60]
  const sky = skies[time]
  return (
    <svg
      viewBox="0 0 1000 520"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="room-wall" x2="0" y2="1">
          <stop style={{ stopColor: `light-dark(oklch(0.945 0.035 ${above}), oklch(0.35 0.03 ${above}))` }} />
          <stop
            offset="1"
            style={{ stopColor: `light-dark(oklch(0.905 0.055 ${below}), oklch(0.3 0.035 ${below}))` }}
          />
        </linearGradient>
        <linearGradient id="room-sky" x2="0" y2="1">
          <stop stopColor={sky.high} />
          <stop offset="1" stopColor={sky.low} />
        </linearGradient>
        <clipPath id="room-pane">
          <rect x="262" y="36" width="176" height="176" rx="16" />
        </clipPath>
      </defs>
      <rect width="1000" height="400" fill="url(#room-wall)" />
      <path d="M0 392h1000v128H0z" className="fill-wood" />
      <path d="M0 392h1000v12H0z" className="fill-wood-deep" />
      <path
        d="M0 446h1000M0 486h1000M180 404v42M520 404v42M830 404v42M340 446v40M700 446v40M90 486v34M560 486v34M900 486v34"
        className="stroke-wood-deep"
        strokeWidth="3"
        opacity=".55"
      />

      <g transform="translate(56)">
        <rect x="246" y="20" width="208" height="208" rx="28" className="fill-card" />
        <g clipPath="url(#room-pane)">
          <rect x="262" y="36" width="176" height="176" fill="url(#room-sky)" />
          {sky.stars && stars.map(([x, y]) => <circle key={x} cx={x} cy={y} r="2.200" fill="oklch(0.97 0.02 95)" />)}
          <circle cx="402" cy={sky.orbY} r="21" fill={sky.orb} />
          <path d="M262 190c40-26 70-24 100-10s50 10 76-6v44H262z" className="fill-hill-mid" />
          <path d="M262 204c60-14 120-14 176 0v14H262z" className="fill-hill-near" />
        </g>
        <path d="M346 36h8v176h-8zM262 120h176v8H262z" className="fill-card" />
        <rect x="234" y="222" width="232" height="14" rx="7" className="fill-wood" />
        <path
          d="M228 14c26 8 34 60 12 216-14 4-30 2-40-4 20-90 22-160 28-212zM472 14c-26 8-34 60-12 216 14 4 30 2 40-4-20-90-22-160-28-212z"
          className="fill-coral"
          opacity=".75"
        />
      </g>

      <Shelf books={books} />
      {stage >= 1 && <Picture />}
      <ellipse cx="500" cy="462" rx="216" ry="40" className="fill-coral" opacity=".5" />
      <ellipse cx="500" cy="462" rx="168" ry="29" className="fill-coral-soft" opacity=".9" />
      <Bed />
      {stage >= 3 && <Plant />}
      {stage >= 5 && <FloorLamp lit={time === 'evening' || time === 'night'} />}
      <Bowl />
      <Ball />
    </svg>
  )
}

const spines = ['fill-brand', 'fill-leaf', 'fill-coral', 'fill-sky', 'fill-apricot'] as const

function Shelf({ books }: { books: number }) {
  const shown = Math.min(8, books)
  return (
    <g transform="translate(636 150)">
      <rect width="230" height="14" rx="7" className="fill-wood" />
      <path d="M26 14h12v16c0 4-12 4-12 0zM192 14h12v16c0 4-12 4-12 0z" className="fill-wood-deep" />
      {Array.from({ length: shown }, (_, i) => {
        const tall = 50 + ((i * 17) % 22)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: books are alike and only ever added at the end
          <g key={i} transform={`translate(${12 + i * 22} ${-tall})`}>
            <rect width="20" height={tall} rx="5" className={spines[i % spines.length]} />
            <path d={`M14 0h1a5 5 0 0 1 5 5v${tall - 10}a5 5 0 0 1-5 5h-1z`} className="fill-shade" />
            <path d="M5 14h8" className="stroke-white" strokeOpacity=".7" strokeWidth="4" strokeLinecap="round" />
          </g>
        )
      })}
      <g transform="translate(204 0)">
        <path d="M-13-22h26l-4 22H-9z" className="fill-apricot" />
        <path
          d="M0-22c0-18 7-26 18-28 1 15-5 27-18 28zM0-22c0-13-6-21-17-23 0 13 5 22 17 23z"
          className="fill-grass-deep"
        />
      </g>
    </g>
  )
}

function Picture() {
  return (
    <g transform="translate(84 84)">
      <rect width="104" height="84" rx="12" className="fill-wood-deep" />
      <rect x="9" y="9" width="86" height="66" rx="7" className="fill-heaven" />
      <circle cx="72" cy="28" r="9" className="fill-orb" />
      <path d="M9 62c22-22 36-22 50-8s24 6 36-4v18a7 7 0 0 1-7 7H16a7 7 0 0 1-7-7z" className="fill-hill-near" />
    </g>
  )
}

function Bed() {
  return (
    <g transform="translate(70 352)">
      <ellipse cx="106" cy="106" rx="116" ry="16" className="fill-shade" />
      <path d="M0 64c0-24 30-38 106-38s106 14 106 38c0 30-20 44-106 44S0 94 0 64z" className="fill-brand" />
      <ellipse cx="106" cy="58" rx="80" ry="22" className="fill-brand-soft" />
      <path d="M70 50c6-14 52-18 66-6 8 8-4 16-32 16S66 58 70 50z" className="fill-card" />
      <path
        d="M0 66c10 22 52 28 106 28s96-6 106-28c0 28-20 42-106 42S0 94 0 66z"
        className="fill-brand-deep"
        opacity=".55"
      />
    </g>
  )
}

function Plant() {
  return (
    <g transform="translate(652 400)">
      <ellipse cx="2" cy="4" rx="40" ry="8" className="fill-shade" />
      <path
        d="M-2-50c-2-40 10-74 46-92 10 46-8 80-46 92zM0-52c-4-34-22-58-54-66-2 36 18 60 54 66zM0-56c-14-34-10-70 8-98 22 32 18 70-8 98z"
        className="fill-grass-deep"
      />
      <path d="M-2-50c10-40 24-66 46-92 10 46-8 80-46 92z" className="fill-grass" />
      <path d="M-30-56h60L22 4h-44z" className="fill-apricot" />
      <path d="M8-56h22L22 4H4z" className="fill-shade" />
      <rect x="-34" y="-62" width="68" height="13" rx="6.500" className="fill-apricot" />
    </g>
  )
}

function FloorLamp({ lit }: { lit: boolean }) {
  return (
    <g transform="translate(940 400)">
      {lit && <circle cy="-210" r="110" className="fill-orb" opacity=".22" />}
      <ellipse cy="4" rx="36" ry="7" className="fill-shade" />
      <path d="M-4-190h8V0h-8z" className="fill-wood-deep" />
      <ellipse cy="1" rx="30" ry="7" className="fill-wood-deep" />
      <path d="M-28-246h56l20 62h-96z" className={lit ? 'fill-orb' : 'fill-apricot'} />
      <path d="M10-246h18l20 62H20z" className="fill-shade" />
    </g>
  )
}

function Bowl() {
  return (
    <g transform="translate(716 452)">
      <ellipse cx="2" cy="30" rx="56" ry="8" className="fill-shade" />
      <path d="M-50-4H50L40 28c-2 4-6 6-10 6h-60c-4 0-8-2-10-6z" className="fill-sky" />
      <path d="M14-4h36L40 28c-2 4-6 6-10 6H6z" className="fill-shade" />
      <ellipse cy="-4" rx="50" ry="10" className="fill-sky-soft" />
      <path d="M-34-5c6-16 24-20 34-12 12-6 28 0 34 12-14 8-54 8-68 0z" className="fill-earth" />
      <circle cx="-12" cy="-11" r="6" className="fill-apricot" />
      <circle cx="10" cy="-12" r="6" className="fill-petal" />
    </g>
  )
}

function Ball() {
  return (
    <g transform="translate(846 452)">
      <ellipse cx="2" cy="32" rx="34" ry="7" className="fill-shade" />
      <circle r="32" className="fill-coral" />
      <path d="M-30-11C-12-22 14-20 31-6c1 4 1 8 0 12C14-6-10-8-31 4c-1-5-1-10 1-15z" className="fill-card" />
      <path d="M14-29a32 32 0 0 1-34 54c30 0 46-24 34-54z" className="fill-shade" />
    </g>
  )
}
