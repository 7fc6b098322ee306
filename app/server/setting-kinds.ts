import { z } from 'zod'

/** A kind of setting: how it is parsed and described. */
export interface Kind<T> {
  schema: z.ZodType<T, string>
  /** Completes the sentence "it may be …". */
  mayHold: string
}

export function oneOf<const T extends readonly [string, ...string[]]>(...values: T): Kind<T[number]> {
  return { schema: z.enum(values), mayHold: listed(values) }
}

export function wholeNumber(least: number, most: number): Kind<number> {
  return {
    schema: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number)
      .refine(n => n >= least && n <= most),
    mayHold: `a whole number from ${least} to ${most}`,
  }
}

/** An amount of money with at most six decimals. */
export const amount: Kind<number> = {
  schema: z
    .string()
    .regex(/^\d{1,7}(\.\d{1,6})?$/)
    .transform(Number),
  mayHold: 'an amount such as 0.25 or 10',
}

export const yesOrNo: Kind<boolean> = {
  schema: z.enum(['true', 'false']).transform(value => value === 'true'),
  mayHold: 'true or false',
}

export const text: Kind<string> = { schema: z.string(), mayHold: 'any text' }

/** A host name or IP address to listen on. */
export const host: Kind<string> = {
  schema: z.string().regex(/^[A-Za-z0-9.:_-]+$/),
  mayHold: 'a host name or an IP address, such as 127.0.0.1 or 0.0.0.0',
}

/** A URL with one of these protocols (without the colon). */
export function address(protocols: readonly string[], example: string): Kind<URL> {
  return {
    schema: z
      .string()
      .refine(value => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)))
      .transform(value => new URL(value)),
    mayHold: `an address such as ${example}`,
  }
}

/** The product's address, without a path because everything is served from the root. */
export const ownAddress: Kind<URL> = {
  schema: address(['http', 'https'], '').schema.refine(url => url.pathname === '/' && !url.search && !url.hash),
  mayHold: 'an http or https address without a path, such as https://mindling.example',
}

/** Kept as text: `pg` accepts forms that `URL` doesn't, such as a socket folder as host. */
export const databaseAddress: Kind<string> = {
  schema: z.string().regex(/^postgres(ql)?:\/\/\S+$/),
  mayHold: 'an address such as postgresql://user:password@localhost:5432/mindling',
}

export function startingWith(...prefixes: readonly string[]): Kind<string> {
  return {
    schema: z
      .string()
      .refine(value => prefixes.some(prefix => value.startsWith(prefix) && value.length > prefix.length)),
    mayHold: `a key that starts with ${listed(prefixes)}`,
  }
}

/** An email address, with or without a name. */
export const mailbox: Kind<string> = {
  schema: z.string().regex(/^([^<>]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/),
  mayHold: 'an e-mail address, such as mindling@school.example or Mindling <mindling@school.example>',
}

/** Contact for Wikipedia: an email or web address. */
export const contact: Kind<string> = {
  schema: z.string().regex(/^(https?:\/\/\S+|[^@\s]+@[^@\s]+)$/),
  mayHold: 'an e-mail address or a web address',
}

function listed(values: readonly string[]): string {
  return values.length === 1 ? `${values[0]}` : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
