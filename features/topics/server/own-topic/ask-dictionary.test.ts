import { expect, test } from 'vitest'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { dictionaryKnower } from './ask-dictionary.ts'

test('a dictionary that can not be opened knows nothing, is tried once, and is complained of once', async () => {
  let tries = 0
  const complaints: unknown[] = []
  const knower = dictionaryKnower(
    async () => {
      tries++
      throw new Error('the disk is full')
    },
    fault => complaints.push(fault),
  )
  const visit = openVisit(AbortSignal.timeout(5000))
  expect(await knower.senses('furniture', visit)).toEqual([])
  expect(await knower.knowledge('n00000001', 1, visit)).toBeUndefined()
  expect(await knower.neighbours('furniture', visit)).toEqual([])
  expect([tries, complaints.length]).toEqual([1, 1])
})
