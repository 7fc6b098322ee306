import type { ZodType } from 'zod'
import * as z from 'zod'
import type { Endpoint } from '#kit/contract/endpoint.ts'
import type { KnownValues } from './known-values.ts'

/** The part of JSON Schema that contracts use. */
interface Form {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Form[]
  minimum?: number
  maximum?: number
  properties?: Record<string, Form>
  items?: Form
}
type Shape = NonNullable<Endpoint['body']>

/** For every text field, one of these is valid. If you declare a new kind of text, add a value. */
const texts = [
  'Sharks',
  'a long enough password',
  'somebody@example.org',
  'Europe/Lisbon',
  '0123',
  '483920',
  '2026-03-10',
  '2026-03-10T12:00:00.000Z',
  'https://example.org/page',
  'en',
  '5d0c4c5e-6d3f-4c8e-9a55-0a2b7c1d9e3f',
  'Abcdefghijklmnopqrstuvwxyz0123456789-_ABCDE',
  '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff',
  '',
]

/** The JSON schema of a body. */
export function formOf(shape: Shape): Form {
  return z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Form
}

/**
 * Builds a valid value for a schema, from known values where they fit.
 *
 * @throws Error naming the field without a valid value
 */
export function validValues(shape: Shape, known: KnownValues): Record<string, unknown> {
  const { properties = {} } = formOf(shape)
  const fields = Object.entries(shape.shape).map(([name, schema]) => {
    const all = [...candidates(properties[name] ?? {}, name, known)]
    const fitting = all.findIndex(value => (schema as ZodType).safeParse(value).success)
    if (fitting < 0) throw new Error(`No value is known that ${name} accepts: add one to the texts of valid-values.ts.`)
    return [name, all[fitting]] as const
  })
  return Object.fromEntries(fields)
}

function* candidates(form: Form, name: string, known: KnownValues): Generator<unknown> {
  if (form.const !== undefined) return yield form.const
  if (form.enum) return yield* form.enum
  if (form.anyOf) {
    for (const each of form.anyOf) yield* candidates(each, name, known)
    return
  }
  switch (form.type) {
    case 'string':
      yield* known.of(name).map(String)
      return yield* texts
    case 'integer':
    case 'number':
      return yield* [form.minimum ?? 1, form.maximum ?? 2, 1]
    case 'boolean':
      return yield* [true, false]
    case 'array':
      for (const each of candidates(form.items ?? {}, name, known)) yield [each]
      return yield []
    case 'object': {
      const fields = Object.entries(form.properties ?? {})
      return yield Object.fromEntries(
        fields.map(([inner, each]) => [inner, candidates(each, inner, known).next().value]),
      )
    }
    case 'null':
      return yield null
    default:
      yield {}
  }
}
