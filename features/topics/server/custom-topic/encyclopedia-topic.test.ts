import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { library } from '#authoring/server/library.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { takeBreak } from '#learning/contract.ts'
import { openVisit, openWikipedia } from '#outside/encyclopedia/wikipedia.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { exampleArticles } from '#testing/stand-ins/encyclopedia/example-articles.ts'
import { startEncyclopedia } from '#testing/stand-ins/encyclopedia/stand-in.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { askInterests, createCustomTopic, researchTopic, suggestTopicName } from '../../contract.ts'
import { encyclopediaSource } from './encyclopedia-source.ts'
import { gatherFacts } from './gather-facts.ts'

const encyclopedia = await startEncyclopedia(exampleArticles)
const app = await startTestApp({
  library: library(),
  environment: { WIKIPEDIA_URL: encyclopedia.url.href, WIKIPEDIA_CONTACT: 'team@mindling.example' },
})
afterAll(async () => {
  await app.close()
  await encyclopedia.close()
})
beforeEach(() => {
  encyclopedia.manner = 'good'
})

test('a topic the library lacks is made from the encyclopedia, and says so everywhere', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const research = await learner.done(researchTopic, { body: { topicName: 'papercraft' } })
  expect(research).toMatchObject({ found: true, madeFrom: 'encyclopedia' })
  expect(research.sources.every(({ title }) => title.includes('Wikipedia'))).toBe(true)
  const created = await learner.done(createCustomTopic, { body: { topicName: 'papercraft' } })
  const topicId = created.topic?.topicId ?? ''
  expect(topicId).toBe('encyclopedia:0.Origami')
  expect(created.questionsCreated).toBeGreaterThanOrEqual(8)
  const questions = await learner.questions(topicId)
  expect(questions.every(({ author, sourceUrl }) => author === 'encyclopedia' && sourceUrl?.startsWith('https:'))).toBe(
    true,
  )
  const offered = await learner.call(takeBreak, { params: { topicId, kind: 'fact' } })
  expect([offered.status, JSON.stringify(offered.body)]).toEqual([200, expect.stringContaining('Wikipedia')])
})

test('learners of a topic share its knowledge: the second one costs no call', async () => {
  const facts = async () =>
    (await app.db.query(`select pack from knowledge where topic_id = 'encyclopedia:0.Origami'`)).rows
  const research = async (answer: string) => {
    const learner = await app.newcomer({ pet: 'Pip' })
    const userResponses = [{ question: 'What do you like best?', answer }]
    return learner.done(researchTopic, { body: { topicName: 'papercraft', userResponses } })
  }
  await research('Anything with paper')
  const [known, asked] = [await facts(), encyclopedia.asked.length]
  app.clock.pass(86_400_000)
  const { facts: first } = await research('Soft shapes from damp sheets: Washi!')
  expect(first[0]).toContain('Washi')
  expect([await facts(), encyclopedia.asked.length]).toEqual([known, asked])
})

test('expired knowledge is researched again', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  await learner.done(researchTopic, { body: { topicName: 'papercraft' } })
  for (const table of ['question', 'pool_edition', 'knowledge']) await app.db.query(`delete from ${table}`)
  const { questionsCreated } = await learner.done(createCustomTopic, { body: { topicName: 'papercraft' } })
  expect(questionsCreated).toBeGreaterThanOrEqual(8)
})

/** For a test's own encyclopedia. */
const alone = <T>(_: AbortSignal, ask: () => Promise<T>) => ask()

test('one topic makes at most ten calls, and titles too long for an id are skipped', async () => {
  const pages = new Map<string, unknown>()
  const kept = {
    find: async (url: string) => pages.get(url),
    put: async (url: string, body: unknown) => void pages.set(url, body),
    withLease: alone,
  }
  const [edition] = openWikipedia({ urls: [encyclopedia.url], contact: 'team@mindling.example' }, kept)
  if (!edition) throw new Error('No edition was opened.')
  const source = encyclopediaSource(
    edition,
    0,
    () => new Date('2026-11-21'),
    fault => {
      throw fault
    },
  )
  const visit = openVisit(AbortSignal.timeout(5000))
  const before = encyclopedia.asked.length
  const [meaning] = await source.meanings('paper folding', visit)
  expect(meaning?.id).toBe('0.Origami')
  await source.knowledge(meaning?.id ?? '', 1 as LearnerId, visit)
  await source.neighbours('folding', visit)
  expect(visit.calls.left).toBe(10 - (encyclopedia.asked.length - before))
  expect(await source.meanings('endlessly named thing', visit)).toEqual([])
})

const origami = exampleArticles.find(({ title }) => title === 'Origami')

test.each([
  ['has only what is near the words', exampleArticles.filter(({ title }) => title !== 'Origami')],
  [
    'has the article, and links too few others',
    [{ ...origami, title: 'Origami', extract: 'Folding.', links: ['Washi'] }],
  ],
])('where the first edition %s, the next one is asked', async (_, articles) => {
  const simple = await startEncyclopedia(articles)
  onTestFinished(() => simple.close())
  const kept = { find: async () => undefined, put: async () => undefined, withLease: alone }
  const editions = openWikipedia({ urls: [simple.url, encyclopedia.url], contact: 'team@mindling.example' }, kept)
  const clock = () => new Date('2026-11-21')
  const topicSources = editions.map((edition, place) =>
    encyclopediaSource(edition, place, clock, fault => {
      throw fault
    }),
  )
  const visit = openVisit(AbortSignal.timeout(5000))
  const found = await gatherFacts(
    { db: app.db, clock, topicSources },
    'papercraft',
    { learnerId: 1 as LearnerId, answers: [] },
    visit,
  )
  expect(found?.topicId).toBe('encyclopedia:1.Origami')
  expect(visit.calls.left).toBeGreaterThanOrEqual(0)
})

test('a name with several articles is asked about', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { questions } = await learner.done(askInterests, { body: { topicArea: 'zib' } })
  const known = questions[0]?.choices ?? []
  expect(known).toEqual(['Zib (toy): Wooden toy', 'Zib (bird): Small bird'])
  const userResponses = [{ question: questions[0]?.question ?? '', answer: known[0] ?? '' }]
  const named = await learner.done(suggestTopicName, { body: { topicArea: 'zib', userResponses } })
  expect(named.suggestedName).toMatch(/Zib/)
  expect(named.suggestedName).not.toMatch(/[():]/)
})

test('a name with a colon in it stays whole', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { suggestedName } = await learner.done(suggestTopicName, { body: { topicArea: 'zyx', userResponses: [] } })
  expect(suggestedName).toContain('Zyx: the quilt')
})

test.each(['fails', 'busy', 'garbage'] as const)(
  'an encyclopedia that %s ends in a kind refusal, not in a fault',
  async manner => {
    const learner = await app.newcomer({ pet: 'Pip' })
    encyclopedia.manner = manner
    const research = await learner.done(researchTopic, { body: { topicName: `crocheted ${manner} lampshades` } })
    expect(research).toMatchObject({ found: false, facts: [] })
  },
)

test('articles merely close to the typed words are not used', async () => {
  const learner = await app.newcomer({ pet: 'Pip' })
  const research = await learner.done(researchTopic, { body: { topicName: 'origami for submarine captains' } })
  expect(research.found).toBe(false)
})

test('a model picks facts from the article, and each is on the page', async () => {
  const model = await startModelStandIn()
  const both = await startTestApp({
    library: library(),
    environment: {
      WIKIPEDIA_URL: encyclopedia.url.href,
      WIKIPEDIA_CONTACT: 'team@mindling.example',
      AI_PROVIDER: 'compatible',
      AI_MODEL: 'writer',
      AI_BASE_URL: model.url,
    },
  })
  onTestFinished(async () => {
    await both.close()
    await model.close()
  })
  const learner = await both.newcomer({ pet: 'Pip' })
  const research = await learner.done(researchTopic, { body: { topicName: 'papercraft' } })
  expect(research.facts[0]).toBe('Origami is the Japanese art of folding paper.')
  const { topic } = await learner.done(createCustomTopic, { body: { topicName: 'papercraft' } })
  const { rows } = await both.db.query<{ author: string; url: string }>(
    `select draft ->> 'author' as author, draft -> 'source' ->> 'url' as url from question where topic_id = $1`,
    [topic?.topicId],
  )
  expect(rows.filter(({ author }) => author === 'model').length).toBeGreaterThan(0)
  expect(rows.every(({ url }) => url.startsWith('https://simple.wikipedia.org/'))).toBe(true)
})
