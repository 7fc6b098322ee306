import type * as z from 'zod'
import { catalogue } from '../words/catalogue.ts'

/** Messages about invalid input, used where the schema has none of its own. */
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

/** What an invalid field must be, by kind of issue. */
const must: Readonly<Record<string, (issue: Issue) => string>> = {
  invalid_type: issue => checkWords.kinds['expected' in issue ? String(issue.expected) : ''] ?? checkWords.otherKind,
  invalid_value: issue => checkWords.oneOf(('values' in issue ? (issue.values as unknown[]) : []).join(', ')),
  too_big: issue => checkWords.atMost('maximum' in issue ? String(issue.maximum) : '', isText(issue)),
  too_small: issue => checkWords.atLeast('minimum' in issue ? String(issue.minimum) : '', isText(issue)),
}

/** Describes an issue: the field, and what it must be. A schema's own message takes precedence. */
export const describeIssue: z.core.$ZodErrorMap = issue => {
  const place = (issue.path ?? [])
    .map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`))
    .join('')
  const say = issue.code === 'invalid_type' && issue.input === undefined ? checkWords.missing : checkWords.must
  return say(place || checkWords.body, must[issue.code]?.(issue) ?? checkWords.otherForm)
}

/** Validates a value. Returns the schema's output or a message about the first issue. */
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
