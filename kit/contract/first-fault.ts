import type * as z from 'zod/mini'

type Issue = z.core.$ZodIssue

const words: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** A name a person can read, from the place of the fault: `userResponses[2].answer`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('')
}

/**
 * The first fault of a refused value, in words for the person who sent it. A schema's own message wins;
 * otherwise the place and what belongs there are named.
 */
export function firstFault(issues: readonly Issue[]): string {
  const issue = issues[0]
  if (!issue) return 'Something in the request is not right.'
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  const place = placeOf(issue.path) || 'The request body'
  const must = issue.code === 'invalid_type' ? (words[issue.expected] ?? issue.expected) : undefined
  if (must && 'input' in issue && issue.input === undefined) return `${place} is missing: it must be ${must}.`
  return must ? `${place} must be ${must}.` : `${place} is not right.`
}
