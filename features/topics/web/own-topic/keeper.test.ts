import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openKeeper } from './keeper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const did: string[] = []
  const saves: (() => void)[] = []
  const keeper = openKeeper<string>(
    state => {
      did.push(state)
      return new Promise<void>(resolve => saves.push(resolve))
    },
    async () => void did.push('forgotten'),
    700,
  )
  return { keeper, did, saves }
}

test('of several keys in a row the last state is kept, a pause after it', () => {
  const { keeper, did } = open()
  for (const state of ['s', 'sh', 'sha']) {
    keeper.note(state)
    vi.advanceTimersByTime(600)
  }
  expect(did).toEqual([])
  vi.advanceTimersByTime(100)
  expect(did).toEqual(['sha'])
})

test('whoever closes the dialog in the middle of a word loses nothing, and nothing is kept twice', () => {
  const { keeper, did } = open()
  keeper.note('sharks and their tee')
  keeper.flush()
  keeper.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual(['sharks and their tee'])
})

test('what was dropped is not kept any more', () => {
  const { keeper, did } = open()
  keeper.note('sharks')
  keeper.drop()
  keeper.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual([])
})

test('what is cancelled is forgotten after all that is on its way, and does not come back', async () => {
  const { keeper, did, saves } = open()
  keeper.note('sharks')
  keeper.flush()
  keeper.note('sharks!')
  keeper.forget()
  await vi.advanceTimersByTimeAsync(2000)
  expect(did).toEqual(['sharks'])
  saves[0]?.()
  await keeper.settled()
  expect(did).toEqual(['sharks', 'forgotten'])
})
