import { afterAll, expect, test } from 'vitest'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import type { Library } from '#authoring/server/library.ts'
import { smallLibrary, startTestApp, type Visitor } from '#testing/app/test-app.ts'

const triangle: Figure = {
  kind: 'triangle',
  base: 4,
  top: [0, 3],
  rightAngle: true,
  sides: { base: '4 cm', left: '3 cm', right: '?' },
}
/** The small library, with a figure at every question of level 2. */
const drawn: Library = {
  edition: () => 'drawn',
  endless: () => false,
  *write(topicId, series) {
    for (const draft of smallLibrary.write(topicId, series))
      yield draft.level === 2 ? { ...draft, figure: triangle } : draft
  },
}
const app = await startTestApp({ library: drawn })
afterAll(() => app.close())
const player = (...topics: string[]) => app.newcomer({ pet: 'Pip', topics })

async function figured(learner: Visitor): Promise<{ url: string; id: string }> {
  const found = (await learner.questions('art')).find(question => question.relatedImageUrl !== undefined)
  if (found?.relatedImageUrl === undefined) throw new Error('no question has a figure')
  return { url: found.relatedImageUrl, id: found.id }
}

test('a question with a figure says where it is and what it shows; the others say nothing', async () => {
  const questions = await (await player('art')).questions('art')
  for (const { difficulty, relatedImageUrl, relatedImageAlt, id } of questions) {
    if (difficulty !== 'medium') expect([relatedImageUrl, relatedImageAlt]).toEqual([undefined, undefined])
    else {
      expect(relatedImageUrl).toMatch(new RegExp(`^/api/questions/${id}/figure\\.svg\\?v=[\\w-]{12}$`))
      expect(relatedImageAlt).toBe('Right-angled triangle: base 4 cm, upright side 3 cm, slanted side is asked for.')
    }
  }
  expect(questions.some(({ relatedImageUrl }) => relatedImageUrl !== undefined)).toBe(true)
})

test('the figure comes as a picture that may be kept for good and can load nothing', async () => {
  const learner = await player('art')
  const { url } = await figured(learner)
  const response = await learner.send('GET', url)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[\w-]{27}"$/),
  })
  expect(await response.text()).toMatch(/^<svg .*4 cm.*<\/svg>$/s)
})

test('who has it already gets nothing more', async () => {
  const learner = await player('art')
  const { url } = await figured(learner)
  const etag = (await learner.send('GET', url)).headers.get('etag') ?? ''
  const again = await learner.send('GET', url, { headers: { 'if-none-match': `"other", ${etag}` } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect((await learner.send('GET', url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
})

test('it is there only for learners of its topic, and only where a question has one', async () => {
  const learner = await player('art')
  const { url } = await figured(learner)
  const plain = (await learner.questions('art')).find(question => question.relatedImageUrl === undefined)
  const answers = [
    await app.visitor().send('GET', url),
    await (await player('music')).send('GET', url),
    await learner.send('GET', `/api/questions/${plain?.id}/figure.svg`),
    await learner.send('GET', '/api/questions/999999999/figure.svg'),
    await learner.send('GET', '/api/questions/drop/figure.svg'),
    await learner.send('GET', '/api/questions/99999999999999999999/figure.svg'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([401, 404, 404, 404, 404, 404])
  for (const answer of answers) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: expect.any(String) })
  }
})
