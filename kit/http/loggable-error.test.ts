import { expect, test } from 'vitest'
import { loggableError } from './loggable-error.ts'

const secret = 'ana@example.org'

function parsed(): Error {
  try {
    JSON.parse(`{"email": ${secret}`)
  } catch (fault) {
    return fault as Error
  }
  throw new Error('it was valid')
}

test.each([
  ['a database row', Object.assign(new Error('duplicate key'), { code: '23505', detail: `Key (${secret})` })],
  ['a value that the database quotes', Object.assign(new Error(`bad integer: "${secret}"`), { code: '22P02' })],
  [
    'a prompt and its answer',
    Object.assign(new Error(`Text: ${secret}`), {
      name: 'AI_APICallError',
      requestBodyValues: { prompt: secret },
      responseBody: secret,
    }),
  ],
  ['invalid JSON', parsed()],
  ['its cause', new Error('no reply', { cause: Object.assign(new Error('refused'), { headers: secret }) })],
  ["a value that isn't an error", secret],
])('The log shows nothing of %s', (_, fault) => {
  expect(JSON.stringify(loggableError(fault))).not.toContain('ana@')
})

test('The log shows the kind, the code, and the place of an error', () => {
  const inner = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const { stack, cause, ...said } = loggableError(
    Object.assign(new TypeError('no reply', { cause: inner }), { statusCode: 502 }),
  )
  expect(said).toEqual({ type: 'TypeError', message: 'no reply', code: 502 })
  expect(stack).toContain('loggable-error.test.ts')
  expect(cause).toMatchObject({ message: 'connect ECONNREFUSED', code: 'ECONNREFUSED' })
  expect(loggableError(Object.assign(new Error('relation "pet" does not exist'), { code: '42P01' })).message).toContain(
    'pet',
  )
})
