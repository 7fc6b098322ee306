/** Hostile texts: markup, SQL, direction marks, invalid characters, and extreme lengths. */
export const hostileValues: readonly unknown[] = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
  "'; drop table learner; --",
  '{{7*7}} <%= 7*7 %> $(id) %s %n',
  '../../../../etc/passwd',
  '\u202egnp.exe\u2066\u200b\ufeff',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff and half a letter',
  '🐣'.repeat(10_000),
  'x'.repeat(60_000),
  'Z\u0351\u0352'.repeat(5_000),
  '__proto__',
  'constructor',
  'toString',
  '-0',
  '9223372036854775808',
  '1e309',
  'NaN',
]

/** Values of every type, of which all but one have the wrong type. */
export const otherKinds: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  2 ** 63,
  '',
  'text',
  [],
  [null],
  {},
  { constructor: { prototype: {} } },
  Array.from({ length: 2_000 }, () => 7),
]

/** A shorter list for nested fields. */
const worst: readonly unknown[] = [
  null,
  7,
  {},
  [[]],
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\ud800',
  'x'.repeat(60_000),
]

type Body = Record<string, unknown>

/** A body with one fault, and its description. */
export interface FaultyBody {
  what: string
  body: Body
}

/** All bodies with one fault: each field, at any depth, missing, of a wrong type, or with hostile content. */
export function* withOneFault(body: Body): Generator<FaultyBody> {
  for (const path of pathsIn(body)) {
    const place = path.join('.')
    yield { what: `${place} missing`, body: changed(body, path, () => undefined) }
    for (const value of path.length === 1 ? [...otherKinds, ...hostileValues] : worst) {
      const shown = JSON.stringify(value).slice(0, 40)
      yield { what: `${place} = ${shown}`, body: changed(body, path, () => value) }
    }
  }
}

function pathsIn(value: unknown, above: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = [...above, name]
    return [path, ...pathsIn(inner, path)]
  })
}

function changed(body: Body, [name = '', ...deeper]: readonly string[], to: () => unknown): Body {
  const inner = body[name]
  const value = deeper.length > 0 ? changed(inner as Body, deeper, to) : to()
  if (Array.isArray(body)) return body.map((each, i) => (String(i) === name ? value : each)) as unknown as Body
  const { [name]: _, ...others } = body
  return value === undefined ? others : { ...others, [name]: value }
}
