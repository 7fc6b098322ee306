import type { FastifyInstance } from 'fastify'

/** A text with a NUL character, which PostgreSQL can't store and no keyboard types. */
class NulInText extends Error {
  readonly statusCode = 400
  readonly code = 'NUL_IN_TEXT'
}

/** Accepts JSON bodies only. An empty body counts as `{}`; other content types and texts with a NUL are refused. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, {})
    if (!text.includes('\\u0000')) return parse(request, text, done)
    return parse(request, text, (error, value) => done(error ?? (containsNul(value) ? new NulInText() : null), value))
  })
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || containsNul(inner))
}
