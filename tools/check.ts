import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const checks: Record<string, readonly string[]> = {
  types: ['node_modules/typescript/bin/tsc', '-b'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'dead-code': ['node_modules/knip/bin/knip.js', '--no-progress'],
}

// `npm run check`: types, lint, dead code; or only those that are named.
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(checks)
for (const name of wanted) {
  const args = checks[name]
  if (!args) throw new Error(`There is no check named ${name}; there are ${Object.keys(checks).join(', ')}.`)
  console.log(`Checking ${name.replace('-', ' ')}.`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = 1
    break
  }
}
