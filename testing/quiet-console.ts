import { afterEach, beforeEach } from 'vitest'

/**
 * A test that makes the console complain has failed. A complaint that belongs to the test is expected by spying on it:
 * `const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)`, and is then looked at.
 */
const levels = ['error', 'warn'] as const
const complaints: string[] = []

beforeEach(() => {
  complaints.length = 0
  for (const level of levels) {
    console[level] = (...said: unknown[]) => {
      complaints.push(`console.${level}: ${said.map(String).join(' ')}`)
    }
  }
})

afterEach(() => {
  if (complaints.length > 0) throw new Error(`Unexpected complaints in the console:\n${complaints.join('\n')}`)
})
