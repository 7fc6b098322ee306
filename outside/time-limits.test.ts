import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** How a file of ours talks to somebody else's server. */
const talks = /\b(fetch|generateText|streamText|generateImage|createTransport|openid\.discovery)\(|new Stripe\(/

/**
 * Every adapter that calls the outside, and by what each of its calls ends. Models and moderation are given a limit by
 * whoever asks, since a learner who waits has less patience than a job: there the type asks for a signal.
 */
const limits: Readonly<Record<string, RegExp>> = {
  'encyclopedia/wikipedia.ts': /AbortSignal\.timeout\(longestCall\)/,
  'identity/openid.ts': /\{ execute, timeout \}/,
  // Writes a file, and talks to nobody.
  'mail/outbox.ts': /createTransport\(\{ streamTransport: true/,
  'mail/smtp.ts': /AbortSignal\.timeout\(wholeMs\)/,
  'model/moderate.ts': /\n {2}signal: AbortSignal,[\s\S]*fetch\([\s\S]*\bsignal,/,
  'model/painter.ts': /const abortSignal = AbortSignal\.timeout\(limit\)/,
  'model/text-model.ts': /abortSignal: signal,/,
  'payments/stripe.ts': /\n {4}timeout,\n {4}maxNetworkRetries: \d,/,
}

test('every call to the outside has a time limit', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(file => !/\.test\.ts$|stand-in/.test(file))
  const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const callers = files.filter(file => talks.test(textOf(file))).toSorted()
  expect(callers).toEqual(Object.keys(limits))
  expect(callers.filter(file => !limits[file]?.test(textOf(file)))).toEqual([])
})
