import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAutoSave } from './auto-save.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  const did: string[] = []
  const saves: (() => void)[] = []
  const autoSave = openAutoSave<string>(
    state => {
      did.push(state)
      return new Promise<void>(resolve => saves.push(resolve))
    },
    async () => void did.push('forgotten'),
    700,
  )
  return { autoSave, did, saves }
}

test('of several keys in a row the last state is kept, a pause after it', () => {
  const { autoSave, did } = open()
  for (const state of ['s', 'sh', 'sha']) {
    autoSave.note(state)
    vi.advanceTimersByTime(600)
  }
  expect(did).toEqual([])
  vi.advanceTimersByTime(100)
  expect(did).toEqual(['sha'])
})

test('whoever closes the dialog in the middle of a word loses nothing, and nothing is kept twice', () => {
  const { autoSave, did } = open()
  autoSave.note('sharks and their tee')
  autoSave.flush()
  autoSave.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual(['sharks and their tee'])
})

test('what was dropped is not kept any more', () => {
  const { autoSave, did } = open()
  autoSave.note('sharks')
  autoSave.drop()
  autoSave.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual([])
})

test('what is cancelled is forgotten after all that is on its way, and does not come back', async () => {
  const { autoSave, did, saves } = open()
  autoSave.note('sharks')
  autoSave.flush()
  autoSave.note('sharks!')
  autoSave.forget()
  await vi.advanceTimersByTimeAsync(2000)
  expect(did).toEqual(['sharks'])
  saves[0]?.()
  await autoSave.settled()
  expect(did).toEqual(['sharks', 'forgotten'])
})
