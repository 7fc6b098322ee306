import { afterEach, beforeEach } from 'vitest'

/**
 * Fails a test if anything is written to `console.error` or `console.warn`. Expect such a message by spying:
 * `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
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
