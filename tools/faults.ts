import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// `npm run test:faults [-- -t NAME]`: what `npm test` tries of the faults in short, in full: all of them, longer and several times.
const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = ['node_modules/vitest/vitest.mjs', 'run', 'testing/faults', '--no-file-parallelism']
const { status } = spawnSync(process.execPath, [...vitest, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'long' },
})
process.exitCode = status ?? 1
