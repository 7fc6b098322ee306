import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { smallPack } from '../examples/small-pack.ts'
import { exampleFacts } from './example-facts.ts'
import { factsOfPack, shareFacts } from './ground-fact.ts'

test('a pack gives its lasting facts as sentences with sources', () => {
  const facts = factsOfPack(smallPack)
  const lasting = smallPack.facts.filter(({ asOf }) => asOf === undefined)
  expect(facts.map(({ id }) => id)).toEqual(lasting.map(({ id }) => id))
  for (const { text, source } of facts) {
    expect(text).toMatch(/^\S.{8,}[.!?]$/)
    expect(source.url).toMatch(/^https:/)
  }
})

test('facts about what a learner likes are marked', () => {
  const [first] = smallPack.facts
  const marked = factsOfPack(smallPack, [first?.s ?? '']).filter(({ liked }) => liked)
  expect(marked.length).toBeGreaterThan(0)
  expect(marked.map(({ id }) => id)).toContain(first?.id)
  expect(factsOfPack(smallPack).some(({ liked }) => liked)).toBe(false)
})

test('calls divide the facts without overlap, liked ones first', () => {
  const liked = exampleFacts.map((fact, n) => (n >= 26 ? { ...fact, liked: true } : fact))
  const [one = [], other = []] = shareFacts(liked, 2, seededDice(3))
  expect(new Set([...one, ...other].map(({ id }) => id)).size).toBe(30)
  expect([...one.slice(0, 2), ...other.slice(0, 2)].every(fact => fact.liked)).toBe(true)
  const many = Array.from({ length: 100 }, (_, n) => ({
    ...liked[0],
    id: `f${n}`,
    text: 'a',
    source: { title: '', url: '' },
  }))
  expect(shareFacts(many, 2, seededDice(1)).map(({ length }) => length)).toEqual([30, 30])
})
