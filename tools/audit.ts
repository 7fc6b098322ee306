import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// Asks npm's register of known weaknesses about what the product is delivered with. One that is high or critical fails;
// if the registry can't be reached, it says so and reports nothing.

const root = fileURLToPath(new URL('..', import.meta.url))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const { stdout } = spawnSync(npm, ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=30000'], {
  cwd: root,
  encoding: 'utf8',
  timeout: 60_000,
  shell: process.platform === 'win32',
})

interface Report {
  metadata?: { vulnerabilities: Record<'low' | 'moderate' | 'high' | 'critical', number> }
  vulnerabilities?: Record<string, { severity: string; via: unknown[] }>
  message?: string
}

const { metadata, vulnerabilities = {}, message } = read(stdout)
if (!metadata) {
  console.log(`Dependencies were not audited: the register did not answer (${message ?? 'nothing came'}).`)
} else {
  const { low, moderate, high, critical } = metadata.vulnerabilities
  console.log(`Dependencies audited: ${critical} critical, ${high} high, ${moderate} moderate, ${low} low.`)
  for (const [name, { severity }] of Object.entries(vulnerabilities)) console.log(`  ${severity}: ${name}`)
  if (high + critical > 0) process.exitCode = 1
}

function read(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}
