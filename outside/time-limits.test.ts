import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Patterns of a call to an outside service. */
const talks = /\b(fetch|generateText|streamText|generateImage|createTransport|openid\.discovery)\(|new Stripe\(/

/**
 * Every adapter, and what limits the time of its calls. Models and moderation take a signal from their callers, because a
 * waiting learner has less time than a job.
 */
const limits: Readonly<Record<string, RegExp>> = {
  'encyclopedia/wikipedia.ts': /AbortSignal\.timeout\(longestCall\)/,
  'identity/openid.ts': /\{ execute, timeout \}/,
  // Only writes a file.
  'mail/outbox.ts': /createTransport\(\{ streamTransport: true/,
  'mail/smtp.ts': /AbortSignal\.timeout\(wholeMs\)/,
  'model/ai-text-model.ts': /abortSignal: signal,/,
  'model/moderate.ts': /\n {2}signal: AbortSignal,[\s\S]*fetch\([\s\S]*\bsignal,/,
  'model/painter.ts': /const abortSignal = AbortSignal\.timeout\(limit\)/,
  'payments/stripe.ts': /\n {4}timeout,\n {4}maxNetworkRetries: \d,/,
}

test('Every call to an outside service has a time limit', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(file => !/\.test\.ts$|stand-in/.test(file))
  const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')
  const callers = files.filter(file => talks.test(textOf(file))).toSorted()
  expect(callers).toEqual(Object.keys(limits))
  expect(callers.filter(file => !limits[file]?.test(textOf(file)))).toEqual([])
})
