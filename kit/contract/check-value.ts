import type * as z from 'zod/mini'

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What belongs in the faulty place, by kind of fault. */
const must: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: issue => kinds['expected' in issue ? String(issue.expected) : ''] ?? 'of another kind',
  invalid_value: issue => `one of ${('values' in issue ? (issue.values as unknown[]) : []).join(', ')}`,
  too_big: issue => `at most ${'maximum' in issue ? issue.maximum : 'that'}${unitOf(issue)}`,
  too_small: issue => `at least ${'minimum' in issue ? issue.minimum : 'that'}${unitOf(issue)}`,
}

/** A fault in words for the person who sent it: the place, and what belongs there. A schema's own message goes before it. */
export const faultInWords: z.core.$ZodErrorMap = issue => {
  const place = (issue.path ?? [])
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('')
  const missing = issue.code === 'invalid_type' && issue.input === undefined ? ' is missing: it' : ''
  return `${place || 'The request body'}${missing} must be ${must[issue.code]?.(issue) ?? 'of another form'}.`
}

/** Checks a value; either the value as the schema gives it, or the first fault in words. */
export function checkValue<S extends z.ZodMiniType>(
  schema: S,
  value: unknown,
): { value: z.output<S>; fault?: never } | { value?: never; fault: string } {
  const result = schema.safeParse(value, { error: faultInWords })
  if (result.success) return { value: result.data }
  return { fault: result.error.issues[0]?.message ?? 'Something in the request is not right.' }
}

function unitOf(issue: Issue): string {
  return 'origin' in issue && issue.origin === 'string' ? ' characters long' : ''
}
