import { afterAll, beforeEach, expect, test } from 'vitest'
import { exampleArticles } from '#testing/stand-ins/encyclopedia/example-articles.ts'
import { startEncyclopedia } from '#testing/stand-ins/encyclopedia/stand-in.ts'
import { EncyclopediaFault, type Kept, openVisit, openWikipedia } from './wikipedia.ts'

const told = await startEncyclopedia(exampleArticles)
afterAll(() => told.close())
beforeEach(() => {
  told.manner = 'good'
  told.asked.length = 0
})

const pages = new Map<string, unknown>()
const kept: Kept = {
  find: async url => pages.get(url),
  put: async (url, body) => void pages.set(url, body),
  withLease: (_, ask) => ask(),
}
const open = (now?: () => number) => {
  pages.clear()
  const editions = { urls: [told.url], contact: 'https://mindling.example; team@mindling.example' }
  const [first] = openWikipedia(editions, kept, now)
  if (!first) throw new Error('No edition was opened.')
  return first
}
const visit = () => openVisit(AbortSignal.timeout(5000))

test('Every call identifies us, and calls are made one at a time', async () => {
  const wikipedia = open()
  await Promise.all(['origami', 'mercury', 'japan'].map(words => wikipedia.search(words, visit())))
  expect(told.asked).toHaveLength(3)
  for (const { agent } of told.asked)
    expect(agent).toMatch(/^Mindling\/\S+ \(https:\/\/mindling\.example; team@mindling\.example\) node\//)
  for (const [i, call] of told.asked.slice(1).entries())
    expect(call.began).toBeGreaterThan(told.asked[i]?.ended ?? Number.POSITIVE_INFINITY)
})

test('An article and the first lines of its links are read within ten calls', async () => {
  const { article, linked } = await open().read('Origami', visit())
  expect(article).toMatchObject({ title: 'Origami', description: 'Japanese art of paper folding' })
  expect(linked).toHaveLength(15)
  expect(linked.find(({ title }) => title === 'Washi')).toMatchObject({
    views: 700,
    url: expect.stringMatching(/^https:/),
  })
  expect(told.asked.length).toBeLessThanOrEqual(10)
})

test("The same page isn't requested twice", async () => {
  const wikipedia = open()
  const first = await wikipedia.search('origami', visit())
  told.manner = 'fails'
  expect(await wikipedia.search('origami', visit())).toEqual(first)
  expect(told.asked).toHaveLength(1)
})

test('A short Retry-After is waited for; during a long one no calls are made', async () => {
  let now = 0
  const wikipedia = open(() => now)
  told.manner = 'busy for a moment'
  expect(await wikipedia.search('origami', visit())).not.toEqual([])
  told.manner = 'busy'
  await expect(wikipedia.search('japan', visit())).rejects.toThrow(EncyclopediaFault)
  told.manner = 'good'
  const asked = told.asked.length
  await expect(wikipedia.search('japan', visit())).rejects.toThrow('come later')
  expect(told.asked).toHaveLength(asked)
  now = 3_600_001
  expect(await wikipedia.search('japan', visit())).not.toEqual([])
})

test.each(['fails', 'garbage', 'excuses itself'] as const)(
  'In mode "%s" an EncyclopediaFault is thrown and nothing is kept',
  async manner => {
    told.manner = manner
    await expect(open().search('origami', visit())).rejects.toThrow(EncyclopediaFault)
    await expect(open().read('Origami', visit())).rejects.toThrow(EncyclopediaFault)
    expect(pages.size).toBe(0)
  },
)

test('A call that is never answered times out, and a topic costs at most ten calls', async () => {
  told.manner = 'hangs'
  await expect(open().search('origami', openVisit(AbortSignal.timeout(50)))).rejects.toThrow('too long')
  told.manner = 'good'
  const spent = { ...visit(), calls: { left: 0 } }
  await expect(open().read('Origami', spent)).rejects.toThrow('as many calls')
})
