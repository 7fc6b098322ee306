import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { presetTopics } from '#authoring/rules/preset-topics.ts'
import { writeQuestions } from '#authoring/server/library.ts'
import { withDatabase } from '../databases.ts'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import { firstQuestions } from './first-questions.ts'

/** Times loading the packs, writing through the gate, and the wait for the first question of a new topic. */
export async function run(): Promise<void> {
  const load = loadPacksCold()
  const rates = presetTopics.map(writingRate)
  const first = await withDatabase(firstQuestions)
  printTable(
    `Questions (${machine()})`,
    ['what', 'figure', 'goal'],
    [
      [`load all ${load.packs} packs, cold`, `${load.milliseconds.toFixed(0)} ms`, 'under 150 ms'],
      ['memory of all packs', `${load.megabytes.toFixed(1)} MB`, 'under 40 MB'],
      ['first question of a new topic, median', `${first.median.toFixed(1)} ms`, 'under 50 ms'],
      ['first question of a new topic, worst of 40', `${first.worst.toFixed(1)} ms`, ''],
    ],
  )
  printTable(
    'Writing through the gate, on one core (goal: at least 500 a second)',
    ['topic', 'questions', 'a second'],
    rates.map(({ topic, count, perSecond }) => [topic, count, Math.round(perSecond)]),
  )
}

function loadPacksCold(): { packs: number; milliseconds: number; megabytes: number } {
  const script = resolve(import.meta.dirname, 'load-packs.ts')
  const runs = Array.from({ length: 5 }, () =>
    execFileSync(process.execPath, ['--expose-gc', script], { encoding: 'utf8' }),
  )
  const parsed = runs.map(line => JSON.parse(line) as { packs: number; milliseconds: number; megabytes: number })
  return (
    parsed.toSorted((a, b) => a.milliseconds - b.milliseconds)[2] ?? {
      packs: 0,
      milliseconds: Number.NaN,
      megabytes: Number.NaN,
    }
  )
}

function writingRate(topic: string): { topic: string; count: number; perSecond: number } {
  const before = performance.now()
  let count = 0
  for (const _ of writeQuestions(topic, { seed: 'bench' })) count++
  return { topic, count, perSecond: count / ((performance.now() - before) / 1000) }
}
