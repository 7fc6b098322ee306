import { expect, test } from 'vitest'
import type { LearnerId } from '#kit/db/ids.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { dictionarySource } from './dictionary-source.ts'

test('a dictionary that fails to open has no topics, is tried once, and is reported once', async () => {
  let tries = 0
  const complaints: unknown[] = []
  const source = dictionarySource(
    async () => {
      tries++
      throw new Error('the disk is full')
    },
    fault => complaints.push(fault),
  )
  const visit = openVisit(AbortSignal.timeout(5000))
  expect(await source.meanings('furniture', visit)).toEqual([])
  expect(await source.knowledge('n00000001', 1 as LearnerId, visit)).toBeUndefined()
  expect(await source.neighbours('furniture', visit)).toEqual([])
  expect([tries, complaints.length]).toEqual([1, 1])
})
