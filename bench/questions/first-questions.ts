import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { buildApp } from '#app/server/build-app.ts'
import { readSettings } from '#app/server/settings.ts'
import { stockPresets } from '#app/server/stock-presets.ts'
import { presets } from '#topics/rules/presets.ts'
import { newcomer } from '../newcomer.ts'

/** Milliseconds from the request to ten questions, for forty learners who each open a topic for the first time. */
export async function firstQuestions(db: pg.Pool): Promise<{ median: number; worst: number }> {
  const jobs = {
    handle: () => undefined,
    schedule: () => undefined,
    send: async () => undefined,
    stop: async () => undefined,
  }
  const { server, questions } = await buildApp({
    settings: readSettings({}),
    db,
    clock: () => new Date(),
    jobs,
    logger: false,
  })
  await stockPresets(questions, fault => {
    throw fault
  })
  await server.listen({ port: 0, host: '127.0.0.1' })
  const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  const times: number[] = []
  for (let n = 0; n < 40; n++) {
    const topicId = presets[n % presets.length]?.id ?? 'science'
    const send = await newcomer(origin, n)
    await send('/api/creature/create', { name: 'Pip' })
    await send('/api/topics', { topicId })
    const before = performance.now()
    await send('/api/questions/generate', { topicId })
    times.push(performance.now() - before)
  }
  await server.close()
  const sorted = times.toSorted((a, b) => a - b)
  return { median: sorted[20] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN }
}
