import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import { printScores } from './lighthouse.ts'
import { peers } from './peers.ts'

const root = join(import.meta.dirname, '../..')
const report = join(root, '.cache/weight.json')

interface Suite {
  title: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { annotations: { type: string; description?: string }[] }[] }[]
}

/** Bytes of the first screens over the wire, beside other products', as `weight.journey.ts` measures them. */
export async function run(): Promise<void> {
  const code = await walk()
  const found = specsOf(JSON.parse(await readFile(report, 'utf8')) as Suite)
  const kb = (bytes: number) => (bytes / 1000).toFixed(1)
  const rows = found.flatMap(({ title, annotations }) =>
    annotations.flatMap(({ type, description }) => {
      if (type === 'whole') return [['ours, whole product without charts', kb(Number(description)), '', '']]
      if (type !== 'weight') return []
      const { script, style, requests } = JSON.parse(description ?? '{}')
      return [[title.includes('arena') ? 'ours, arena' : 'ours, landing', kb(script), kb(style), String(requests)]]
    }),
  )
  printTable(
    `First screen, gzip KB (1000 bytes) over the wire (${machine()})`,
    ['page', 'script', 'style', 'requests'],
    [...rows, ...peers],
  )
  await printScores()
  if (code !== 0) console.log('A bound was not kept: see the walk journeys/visitor/weight.journey.ts.')
}

/** Runs the journey over the two first screens in a real browser, and reads the figures from its report. */
async function walk(): Promise<number> {
  const cli = join(root, 'node_modules/@playwright/test/cli.js')
  const child = spawn(process.execPath, [cli, 'test', 'visitor/weight', '--grep', 'costs|whole', '--reporter=json'], {
    cwd: root,
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise(done => child.once('exit', code => done(code ?? 1)))
}

function specsOf(suite: Suite): { title: string; annotations: { type: string; description?: string }[] }[] {
  const own = (suite.specs ?? []).map(({ title, tests }) => ({
    title,
    annotations: tests.flatMap(({ annotations }) => annotations),
  }))
  return [...own, ...(suite.suites ?? []).flatMap(specsOf)]
}
