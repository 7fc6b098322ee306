import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadPack } from './load-packs.ts'

interface Element {
  name: string
  symbol: string
  atomicNumber: number
}
/** An outside list of the elements. */
const elements = (createRequire(import.meta.url)('periodic-table') as { all(): Element[] }).all()
const science = loadPack('science')

test.each([
  ['symbol', (element: Element) => element.symbol],
  ['atomic-number', (element: Element) => element.atomicNumber],
] as const)('every %s in the science pack is the one of the outside list', (relation, of) => {
  const facts = science.facts.filter(fact => fact.r === relation)
  expect(facts.length).toBeGreaterThan(5)
  for (const fact of facts) {
    const name = science.entities.find(({ id }) => id === fact.s)?.name ?? ''
    const listed = elements.find(
      element => element.name.toLowerCase() === name.toLowerCase().replace('aluminium', 'aluminum'),
    )
    expect(listed && of(listed), name).toBe(fact.o)
  }
})
