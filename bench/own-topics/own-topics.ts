import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '#app/server/build-app.ts'
import { readSettings } from '#app/server/settings.ts'
import { stockPresets } from '#app/server/stock-presets.ts'
import { typedTopics } from '#testing/typed-topics.ts'
import { withDatabase } from '../databases.ts'
import { machine } from '../machine.ts'
import { newcomer } from '../newcomer.ts'
import { printTable } from '../table.ts'

interface Outcome {
  typed: string
  milliseconds: number
  questions: number
  madeFrom: string
}

const jobs = {
  handle: () => undefined,
  schedule: () => undefined,
  send: async () => undefined,
  stop: async () => undefined,
}

/**
 * Creates a hundred topics as people type them, without model key or network: which succeed, and how long each takes.
 */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mindling-bench-data-'))
  const outcomes = await withDatabase(async db => {
    const settings = readSettings({ DATA_DIR: folder, FREE_CUSTOM_TOPICS: '1000', SIGNUPS_PER_HOUR: '10000' })
    const { server, questions } = await buildApp({ settings, db, clock: () => new Date(), jobs, logger: false })
    // As a server does right after its start.
    await stockPresets(questions, fault => {
      throw fault
    })
    await server.listen({ port: 0, host: '127.0.0.1' })
    const origin = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`
    const found: Outcome[] = []
    // The first one also opens the dictionary, once per process.
    for (const [n, typed] of ['an unknown topic to warm up', ...Object.keys(typedTopics)].entries()) {
      const send = await newcomer(origin, n)
      const before = performance.now()
      const research = (await send('/api/topics/custom/research', { topicName: typed.padEnd(3, '.') })) as {
        madeFrom?: string
      }
      const made = (await send('/api/topics/custom/create', { topicName: typed.padEnd(3, '.') })) as {
        questionsCreated: number
      }
      const milliseconds = performance.now() - before
      found.push({ typed, milliseconds, questions: made.questionsCreated, madeFrom: research.madeFrom ?? 'refused' })
    }
    await server.close()
    return found
  }).finally(() => rm(folder, { recursive: true, force: true }))
  const [first, ...rest] = outcomes
  const known = rest.filter(({ questions }) => questions >= 15)
  const times = known.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
  const by = (madeFrom: string) => rest.filter(each => each.madeFrom === madeFrom).length
  printTable(
    `Own topics without key and network (${machine()})`,
    ['what', 'figure', 'goal'],
    [
      ['topics typed', rest.length, ''],
      ['with 15 questions or more', known.length, 'at least 70'],
      ['from the library / the dictionary / refused', `${by('library')} / ${by('dictionary')} / ${by('refused')}`, ''],
      ['ready, median', `${Math.round(times[Math.floor(times.length / 2)] ?? Number.NaN)} ms`, 'under 2 s'],
      ['ready, slowest', `${Math.round(times.at(-1) ?? Number.NaN)} ms`, 'under 2 s'],
      ['first unknown topic of a process (opens the dictionary)', `${Math.round(first?.milliseconds ?? 0)} ms`, ''],
    ],
  )
  const refused = rest.filter(({ questions }) => questions < 15).map(({ typed }) => typed)
  console.log(`without: ${refused.join(' · ')}`)
}
