import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CareAction } from '#pet/rules/care.ts'
import { type CareReply, careLooks } from './care-looks.ts'
import { type Pet, petQuery } from './pet-query.ts'
import { type Reaction, wantsStillness } from './reactions.ts'
import { type Effect, type EffectKind, effectPlaces } from './room-effects.tsx'
import { roomWords } from './room-words.ts'
import { shownReward } from './shown-reward.ts'
import { targets } from './tappables.tsx'
import { useCare } from './use-care.ts'
import { useFleeting } from './use-fleeting.ts'

/** How long what happens in the room is shown, in milliseconds (SPEC §4 *Pet room actions*). */
const lasts = {
  reward: 2000,
  effects: 3000,
  food: 2000,
  speech: 4000,
  meaning: 7000,
  game: 5000,
  spot: 1300,
  reaction: 2000,
} as const

/** The state of the room: what the pet says and does, what floats up, and what a screen reader hears. */
export function useRoom(pet: Pet) {
  const { name } = pet
  const [line, setLine] = useState<string | undefined>(undefined)
  const [reaction, setReaction] = useState<Reaction | null>(null)
  const [grab, setGrab] = useState(false)
  const body = useRef<HTMLDivElement>(null)
  const byKeyboard = useRef(false)
  const taps = useRef(0)
  const speech = useFleeting<string>()
  const floating = useFleeting<Effect>()
  const food = useFleeting<'food'>()
  const game = useFleeting<'game'>()
  useEffect(() => {
    if (reaction === null) return
    const timer = setTimeout(() => setReaction(null), lasts.reaction)
    return () => clearTimeout(timer)
  }, [reaction])

  const say = (text: string, ms: number = lasts.meaning) => {
    speech.show([text], ms)
    setLine(roomWords.said(name, text))
  }
  const rise = (kind: EffectKind) =>
    floating.show(
      Array.from({ length: effectPlaces }, (_, place) => ({ kind, place })),
      lasts.effects,
    )
  const spot = (text: string, left: string, top: string) =>
    floating.show([{ kind: 'spot', text, left, top }], lasts.spot)

  const onCared = (action: CareAction, reply: CareReply, before: Pet | null) => {
    const got = shownReward(reply.reward, before, reply.creature).filter(({ plain }) => action !== 'talk' || !plain)
    floating.show(
      got.map(({ text, plain }, row) => ({ kind: 'text', text, row, plain, low: action === 'talk' })),
      lasts.reward,
    )
    const look = careLooks[action]
    rise(look.effect)
    setReaction(reply.creature.status.asleep ? null : look.reaction)
    if (look.scene === 'falling food') food.show(['food'], lasts.food)
    if (look.scene === 'star game') {
      shake(body.current)
      setGrab(byKeyboard.current)
      game.show(['game'], lasts.game)
    }
    if (reply.message) say(reply.message, lasts.speech)
    else setLine(roomWords.care[action].done(name, got.map(({ text }) => text).join(', ')))
  }
  const care = useCare(onCared)
  // Food or play that woke it has a message of its own.
  useWaking(pet, () => care.action === 'none' && setLine(roomWords.awake(name)))

  return {
    ...care,
    act: (action: CareAction, keyboard = false) => {
      byKeyboard.current = keyboard
      care.act(action)
    },
    body,
    line,
    reaction,
    grab,
    said: speech.shown.at(-1)?.what,
    floating: floating.shown,
    eats: food.shown.length > 0,
    /** Id of the current game; undefined between games. */
    game: game.shown.at(-1)?.id,
    say,
    /** A tapped pet explains its coat first, then says one of its greetings. */
    tap: (coat: string) => {
      rise('heart')
      if (pet.status.asleep) return say(roomWords.asleepTap)
      const turn = taps.current++ % (roomWords.hello.length + 1)
      say(turn === 0 ? coat : (roomWords.hello[turn - 1] ?? coat))
    },
    caught: (left: string, top: string, count: number) => {
      spot(roomWords.fun, left, top)
      setLine(roomWords.caught(count, targets))
    },
    popped: (left: string, top: string) => {
      spot(roomWords.pop, left, top)
      setLine(roomWords.pop)
    },
  }
}

/** Fetches the pet again when it is due to wake up. */
function useWaking(pet: Pet, onWake: () => unknown) {
  const client = useQueryClient()
  const { asleep = false, wakesIn = 0 } = pet.status
  const latestOnWake = useRef(onWake)
  useEffect(() => {
    latestOnWake.current = onWake
  })
  useEffect(() => {
    if (!asleep) return
    const timer = setTimeout(() => void client.invalidateQueries(petQuery), wakesIn * 1000 + 200)
    return () => clearTimeout(timer)
  }, [asleep, wakesIn, client])
  const wasAsleep = useRef(asleep)
  useEffect(() => {
    if (wasAsleep.current && !asleep) latestOnWake.current()
    wasAsleep.current = asleep
  }, [asleep])
}

function shake(body: HTMLElement | null) {
  if (wantsStillness()) return
  body?.animate(
    [0, -9, 8, -7, 6, -4, 2, 0].map(x => ({ transform: `translateX(${x}px) rotate(${x / 4}deg)` })),
    { duration: 700, easing: 'ease-in-out' },
  )
}
