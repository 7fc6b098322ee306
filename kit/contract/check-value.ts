import type * as z from 'zod'
import { catalogue } from '../words/catalogue.ts'

/** What a person reads who sent something faulty, where the schema has no sentence of its own. */
export const checkWords = catalogue('checks', {
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
  } as Readonly<Record<string, string>>,
  otherKind: 'of another kind',
  otherForm: 'of another form',
  oneOf: (values: string) => `one of ${values}`,
  atMost: (most: string, characters: boolean) => `at most ${most}${characters ? ' characters long' : ''}`,
  atLeast: (least: string, characters: boolean) => `at least ${least}${characters ? ' characters long' : ''}`,
  body: 'The request body',
  must: (place: string, what: string) => `${place} must be ${what}.`,
  missing: (place: string, what: string) => `${place} is missing: it must be ${what}.`,
  wrong: 'Something in the request is not right.',
})

type Issue = Parameters<z.core.$ZodErrorMap>[0]

/** What belongs in the faulty place, by kind of fault. */
const must: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: issue => checkWords.kinds['expected' in issue ? String(issue.expected) : ''] ?? checkWords.otherKind,
  invalid_value: issue => checkWords.oneOf(('values' in issue ? (issue.values as unknown[]) : []).join(', ')),
  too_big: issue => checkWords.atMost('maximum' in issue ? String(issue.maximum) : '', isText(issue)),
  too_small: issue => checkWords.atLeast('minimum' in issue ? String(issue.minimum) : '', isText(issue)),
}

/** A fault in words for the person who sent it: the place, and what belongs there. A schema's own message goes before it. */
export const describeIssue: z.core.$ZodErrorMap = issue => {
  const place = (issue.path ?? [])
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('')
  const say = issue.code === 'invalid_type' && issue.input === undefined ? checkWords.missing : checkWords.must
  return say(place || checkWords.body, must[issue.code]?.(issue) ?? checkWords.otherForm)
}

/** Checks a value; either the value as the schema gives it, or the first fault in words. */
export function checkValue<S extends z.ZodType>(
  schema: S,
  value: unknown,
): { value: z.output<S>; error?: never } | { value?: never; error: string } {
  const result = schema.safeParse(value, { error: describeIssue })
  if (result.success) return { value: result.data }
  return { error: result.error.issues[0]?.message ?? checkWords.wrong }
}

function isText(issue: Issue): boolean {
  return 'origin' in issue && issue.origin === 'string'
}
