import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, root, run, Stop } from './bootstrap.mjs'

const unitReport = join(root, '.cache/unit-tests.json')
const journeyReport = join(root, '.cache/journeys.json')
const unitReporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]

/** @typedef {{ passed: number, failed: number }} Count */

// `npm test`: from a bare clone to a green run. Stops at the first stage that fails, and always ends with one line.
const total = { passed: 0, failed: 0 }
try {
  await testAll()
} catch (error) {
  console.error(error instanceof Stop ? error.message : error)
  total.failed++
}
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function testAll() {
  const node = await bootstrap({ page: false })
  const check = name => stage(node, ['tools/check.ts', name])
  const stages = [
    () => together([() => check('types'), () => check('lint'), () => check('dead-code'), buildPage]),
    () => counted(node, ['node_modules/vitest/vitest.mjs', 'run', ...unitReporters], unitReport, countUnitTests),
    () => counted(node, ['node_modules/@playwright/test/cli.js', 'test'], journeyReport, countJourneys),
  ]
  for (const next of stages) {
    const { failed, passed } = await next()
    total.passed += passed
    total.failed += failed
    if (failed > 0) return
  }
}

async function buildPage() {
  await bootstrap({ page: true })
  return { passed: 1, failed: 0 }
}

/** Side by side what does not need each other. */
async function together(stages) {
  const counts = await Promise.all(stages.map(begin => begin()))
  return counts.reduce((sum, { failed, passed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }))
}

/** A stage that counts as one. */
async function stage(node, args) {
  const code = await run(node, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** A stage that counts its tests. One that ends badly has failed, even if no test of it did. */
async function counted(node, args, report, count) {
  rmSync(report, { force: true })
  const code = await run(node, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  const { failed, passed } = readCount(report, count)
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) }
}

/** @returns {Count} */
function readCount(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function countUnitTests({ numFailedTests, numPassedTests }) {
  return { passed: numPassedTests, failed: numFailedTests }
}

function countJourneys({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}
