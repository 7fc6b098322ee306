import type * as z from 'zod'

/** A failure of a call: its status and the message for the user. */
export interface Failure {
  readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 503
  readonly error: string
}

type Path = `/${string}`
type ObjectSchema = z.ZodObject

/** A rate limit, counted in the database for all server processes together. */
export interface RateLimit {
  /** What is counted together: one network address, one signed-in account, or one value of a body field. */
  readonly per: 'address' | 'account' | { readonly field: string }
  /** Whether all calls count or only failed ones. A success clears the failures of a field. */
  readonly counts: 'calls' | 'failures'
  /** Name of the setting with the maximum. */
  readonly setting: string
  /** Length of the time window. */
  readonly seconds: number
}

/** A reply that isn't JSON: media type, caching, and what it may load when opened by itself. */
export interface Content {
  readonly type: string
  readonly cacheControl: string
  readonly contentSecurityPolicy: string
}

/** A call as data. The server's route, the browser's typed call, and the OpenAPI page are all made from it. */
export interface Endpoint {
  /** The name, as in its handler's file: `sign-up`. */
  readonly name: string
  /** One line for the API reference. */
  readonly summary: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  /** With named parameters, such as `/api/orders/:orderId/lines`. */
  readonly path: Path
  readonly access: 'anyone' | 'signed-in'
  readonly rateLimits?: readonly RateLimit[]
  /** When an overloaded server rejects it: before most calls, after them, or last. */
  readonly shedOrder?: 'first' | 'late' | 'last'
  readonly params?: ObjectSchema
  readonly body?: ObjectSchema
  readonly reply: z.ZodType
  /** For a reply that isn't JSON: the reply is a text of this type, sent with these headers. */
  readonly content?: Content
  /** Its own failures; those that any call can have are in `common-failures.ts`. */
  readonly failures: Readonly<Record<string, Failure>>
}

/** Declares an endpoint and keeps its exact type. Unknown fields don't compile. */
export function endpoint<const E extends Endpoint>(
  declared: E & { readonly [Key in Exclude<keyof E, keyof Endpoint>]: never },
): E {
  return declared
}

/** The body after validation. */
export type BodyOf<E extends Endpoint> = E['body'] extends ObjectSchema ? z.output<E['body']> : undefined
/** The body as a caller may send it. */
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
