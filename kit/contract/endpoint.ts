import type * as z from 'zod'

/** How a call can go wrong: its status and the text that the user reads. */
export interface Failure {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503
  readonly error: string
}

type Path = `/${string}`
type ObjectSchema = z.ZodObject

/** How often a call may be made in a window of time, counted in the database for all server processes together. */
export interface RateLimit {
  /** Whose calls are counted together: one network address, one signed-in account, or one value of a body field. */
  readonly per: 'address' | 'account' | { readonly field: string }
  /** Calls that succeed count too, or only those that fail. A success clears the failures of a field. */
  readonly counts: 'calls' | 'failures'
  /** Name of the setting that holds the largest number of calls. */
  readonly setting: string
  /** Length of the window. */
  readonly seconds: number
}

/** A reply that is no JSON: its media type, who may keep it how long, and what it may load when it is opened by itself. */
export interface Content {
  readonly type: string
  readonly cacheControl: string
  readonly contentSecurityPolicy: string
}

/**
 * One call, as data. The server's route, the typed browser call and the OpenAPI page are all made from it.
 */
export interface Endpoint {
  /** The deed, as its files are named: `sign-up`. */
  readonly name: string
  /** One line for the reference page. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With named parameters: `/api/orders/:orderId/lines`. */
  readonly path: Path
  readonly access: 'anyone' | 'signed-in'
  readonly rateLimits?: readonly RateLimit[]
  /** When it is turned away by a server that can not keep up: before most calls, after them, or as the very last. */
  readonly shedOrder?: 'first' | 'late' | 'last'
  readonly params?: ObjectSchema
  readonly body?: ObjectSchema
  readonly reply: z.ZodType
  /** For a reply that is no JSON: the reply is then a text of this type, sent as it is with these headers. */
  readonly content?: Content
  /** Every failure of its own; what any call can meet stands in `common-failures.ts`. */
  readonly failures: Readonly<Record<string, Failure>>
}

/** Declares an endpoint and keeps its exact type; a field that endpoints don't have, such as a misspelt one, does not compile. */
export function endpoint<const E extends Endpoint>(
  declared: E & { readonly [Key in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return declared
}

/** What the handler and the caller see of the body, after the schema. */
export type BodyOf<E extends Endpoint> = E['body'] extends ObjectSchema ? z.output<E['body']> : undefined
/** What a caller may send. */
export type SentBodyOf<E extends Endpoint> = E['body'] extends ObjectSchema ? z.input<E['body']> : undefined
export type ParamsOf<E extends Endpoint> = E['params'] extends ObjectSchema ? z.output<E['params']> : undefined
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
export type FailureOf<E extends Endpoint> = Extract<keyof E['failures'], string>

/** The path with its parameters filled in and escaped. */
export function fillPath(path: Path, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`)
    return encodeURIComponent(String(value))
  })
}
