/** A value as `jsonb` takes it: halves of characters, which JavaScript allows in texts, are replaced as UTF-8 would. */
export const jsonText = (value: unknown): string =>
  JSON.stringify(value, (_, held: unknown) => (typeof held === 'string' ? held.toWellFormed() : held))
