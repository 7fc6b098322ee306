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

test('after several keystrokes only the last state is saved, after a pause', () => {
  const { autoSave, did } = open()
  for (const state of ['s', 'sh', 'sha']) {
    autoSave.note(state)
    vi.advanceTimersByTime(600)
  }
  expect(did).toEqual([])
  vi.advanceTimersByTime(100)
  expect(did).toEqual(['sha'])
})

test('closing the dialog in the middle of a word loses nothing and saves nothing twice', () => {
  const { autoSave, did } = open()
  autoSave.note('sharks and their tee')
  autoSave.flush()
  autoSave.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual(['sharks and their tee'])
})

test('a dropped change is not saved', () => {
  const { autoSave, did } = open()
  autoSave.note('sharks')
  autoSave.drop()
  autoSave.flush()
  vi.advanceTimersByTime(2000)
  expect(did).toEqual([])
})

test('a cancelled topic is forgotten after all saves in flight', async () => {
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
