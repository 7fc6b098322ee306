import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { startTestApp, type Visitor } from '#testing/app/test-app.ts'
import { startModelStandIn } from '#testing/stand-ins/model/stand-in.ts'
import { readPet, readPicture } from '../contract.ts'

const model = await startModelStandIn()
const drawing = await startTestApp()
const painting = await startTestApp({
  environment: {
    AI_PROVIDER: 'openai',
    AI_MODEL: 'writer',
    AI_IMAGE_MODEL: 'painter',
    AI_API_KEY: 'a key',
    AI_BASE_URL: model.url,
    PICTURES_PER_LEARNER: '2',
  },
})
afterAll(async () => {
  await Promise.all([drawing.close(), painting.close(), model.close()])
})
type App = typeof drawing
const day = 86_400_000

async function player(app: App, level = 1) {
  const learner = await app.newcomer({ pet: 'Pip' })
  const { id } = await learner.done(readPet)
  await app.db.query('update pet set level = $2 where id = $1', [id, level])
  return { learner, id }
}
const picture = (learner: Visitor, creatureId: string, stage: number | string) =>
  learner.call(readPicture, { params: { creatureId, stage: String(stage) } })
const addressOf = async (learner: Visitor, creatureId: string, stage: number) =>
  (await picture(learner, creatureId, stage)).body.imageUrl

test('a stage that was reached has a drawn picture, small, at an address that changes with it', async () => {
  const { learner, id } = await player(drawing, 40)
  const address = await addressOf(learner, id, 20)
  expect(address).toMatch(/\/stages\/20\/drawn\.svg\?v=[\w-]{16}$/)
  const response = await learner.send('GET', address)
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const svg = await response.text()
  expect(svg).toMatch(/^<svg /)
  expect(svg.length).toBeLessThan(60_000)
  expect(await addressOf(learner, id, 19)).not.toContain(address.split('=')[1])
  const { width, height } = await sharp(Buffer.from(svg)).metadata()
  expect(width).toBe(height)
})

test.each(['21', '-1', '1000', '1.5', '007', 'x', '%00'])('stage %s of a pet at stage 20 has none', async stage => {
  const { learner, id } = await player(drawing, 40)
  const { status, body } = await picture(learner, id, stage)
  expect([status, body.code]).toEqual([404, 'stage_not_reached'])
  expect((await learner.send('GET', `/api/creatures/${id}/stages/${stage}/drawn.svg`)).status).toBe(404)
})

test("another learner's pet has no pictures to see", async () => {
  const [{ id }, stranger] = [await player(drawing, 40), await player(drawing, 40)]
  expect((await picture(stranger.learner, id, 3)).body.code).toBe('creature_not_found')
  for (const file of ['drawn.svg', 'painted.webp']) {
    expect((await stranger.learner.send('GET', `/api/creatures/${id}/stages/3/${file}`)).status).toBe(404)
    expect((await drawing.visitor().send('GET', `/api/creatures/${id}/stages/3/${file}`)).status).toBe(401)
  }
  expect((await picture(stranger.learner, 'no-uuid', 3)).body.code).toBe('creature_not_found')
})

test('where a model paints, each stage is painted once, small, and kept for good', async () => {
  model.manner = 'good'
  const { learner, id } = await player(painting, 10)
  await addressOf(learner, id, 5)
  const asked = model.prompts.length
  const address = await addressOf(learner, id, 5)
  expect(address).toMatch(/\/stages\/5\/painted\.webp\?v=/)
  const response = await learner.send('GET', address)
  expect(response.headers.get('content-type')).toBe('image/webp')
  const content = Buffer.from(await response.arrayBuffer())
  expect(content.length).toBeLessThanOrEqual(60_000)
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
  expect(await addressOf(learner, id, 5)).toBe(address)
  expect(model.prompts).toHaveLength(asked)
  expect(model.prompts.at(-1)).not.toContain('Pip')
})

test('simultaneous requests for one stage make one painting', async () => {
  model.manner = 'good'
  const { learner, id } = await player(painting, 10)
  const before = model.prompts.length
  await Promise.all(Array.from({ length: 20 }, () => picture(learner, id, 4)))
  expect(model.prompts.length - before).toBe(1)
})

test('a learner has so many painted in a day; the others are drawn, and come another day', async () => {
  model.manner = 'good'
  const { learner, id } = await player(painting, 10)
  for (const stage of [1, 2, 3]) await picture(learner, id, stage)
  const kinds = await Promise.all(
    [1, 2, 3].map(async stage => (await addressOf(learner, id, stage)).includes('painted')),
  )
  expect(kinds).toEqual([true, true, false])
  painting.clock.pass(day + 1000)
  await learner.signInAgain()
  await picture(learner, id, 3)
  expect(await addressOf(learner, id, 3)).toContain('painted')
})

test('simultaneous requests for different stages stay within the daily limit', async () => {
  model.manner = 'good'
  const { learner, id } = await player(painting, 40)
  const before = model.prompts.length
  const stages = [1, 2, 3, 4, 5, 6]
  // Locks these stages until all requests have started.
  const other = await painting.db.connect()
  await other.query('begin')
  await other.query(
    `insert into picture (learner_id, stage, asked_at) select learner_id, unnest($2::int[]), $3 from pet where id = $1`,
    [id, stages, painting.clock.now],
  )
  const requests = Promise.all(stages.map(stage => picture(learner, id, stage)))
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await painting.db.query(waiting)).rowCount, { interval: 5 }).toBe(stages.length)
  await other.query('rollback')
  other.release()
  await requests
  expect(model.prompts.length - before).toBe(2)
})

test.each(['flagged', 'garbage', 'refuses', 'fails'] as const)(
  'where the model is %s, the drawing is shown, and a day later it is asked again',
  async manner => {
    model.manner = manner
    const { learner, id } = await player(painting, 10)
    const first = await picture(learner, id, 2)
    expect([first.status, first.body.imageUrl]).toEqual([200, expect.stringContaining('drawn.svg')])
    model.manner = 'good'
    expect(await addressOf(learner, id, 2)).toContain('drawn.svg')
    painting.clock.pass(day)
    await learner.signInAgain()
    await picture(learner, id, 2)
    expect(await addressOf(learner, id, 2)).toContain('painted.webp')
  },
)
