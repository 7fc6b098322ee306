import type { FastifyInstance } from 'fastify'

/** A text with a NUL in it: PostgreSQL can not keep one, and no keyboard types it. */
class UnreadableText extends Error {
  readonly statusCode = 400
  readonly code = 'UNREADABLE_TEXT'
}

/** JSON or nothing: an empty body counts as `{}`, any other type is refused, and so is a text with a NUL in it. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, {})
    if (!text.includes('\\u0000')) return parse(request, text, done)
    return parse(request, text, (fault, value) => done(fault ?? (holdsNul(value) ? new UnreadableText() : null), value))
  })
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => key.includes('\u0000') || holdsNul(inner))
}
