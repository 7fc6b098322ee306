import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readAloud, sentencesOf } from './read-aloud.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Handler = SpeechSynthesisUtterance['onstart']
interface Said {
  said: string
  onstart: Handler
  onend: Handler
  onerror: SpeechSynthesisUtterance['onerror']
}

/** A voice that the test makes speak. */
function reading(parts: { place: string; text: string }[]) {
  const spoken: Said[] = []
  const log: (string | undefined)[] = []
  let cancelled = 0
  let silent = 0
  const stop = readAloud(parts, {
    voice: { speak: (each: Said) => void spoken.push(each), cancel: () => void cancelled++ },
    language: 'en',
    utter: said => ({ said, onstart: null, onend: null, onerror: null }),
    onPart: place => log.push(place),
    onSilence: () => void silent++,
  })
  const happen = (what: 'onstart' | 'onend' | 'onerror') => {
    const handler = spoken.at(-1)?.[what] as (() => void) | null | undefined
    handler?.()
  }
  const speakOne = () => {
    happen('onstart')
    happen('onend')
  }
  return { spoken, log, stop, speakOne, happen, cancelled: () => cancelled, silent: () => silent }
}

const card = [
  { place: 'stem', text: 'It is big. Which planet is it?' },
  { place: 'first', text: '1, Mars' },
]

test('a text is taken apart at the ends of its sentences', () => {
  expect(sentencesOf(' One is here. Is 3.5 two?\nYes! ', 'en')).toEqual(['One is here.', 'Is 3.5 two?', 'Yes!'])
})

test('each part is read in its turn and shown while it is', () => {
  const { spoken, log, speakOne, cancelled } = reading(card)
  for (let i = 0; i < 3; i++) speakOne()
  expect(spoken.map(({ said }) => said)).toEqual(['It is big.', 'Which planet is it?', '1, Mars'])
  expect(log).toEqual(['stem', 'stem', 'first', undefined])
  expect(cancelled()).toBe(0)
})

test('after stopping, nothing more is read', () => {
  const { spoken, log, speakOne, stop, cancelled, happen } = reading(card)
  speakOne()
  stop()
  happen('onstart')
  happen('onerror')
  stop()
  expect([spoken.length, log.at(-1), log.length, cancelled()]).toEqual([2, undefined, 2, 1])
})

test('a voice that fails, or never begins, is told', () => {
  const failing = reading(card)
  failing.happen('onerror')
  const mute = reading(card)
  vi.advanceTimersByTime(5000)
  expect([failing.silent(), mute.silent()]).toEqual([1, 1])
  const slow = reading(card)
  slow.happen('onstart')
  vi.advanceTimersByTime(60_000)
  expect(slow.silent()).toBe(0)
})
