import type { Check } from './check.ts'
import type { OptionReading } from './reading.ts'

/** A difference of a few letters gives nothing away. Names have the length they have, so they get more slack. */
const slackOf = (options: readonly OptionReading[]): number =>
  options.every(option => /^\p{Lu}/u.test(option.text) && option.text.length <= 32) ? 10 : 5

const length: Check = {
  id: 5,
  name: 'length of the key',
  level: 'hard',
  check({ key, distractors, verbatim }) {
    if (verbatim || key.symbolic || distractors.length === 0) return undefined
    const lengths = distractors.map(option => option.text.length)
    const longest = Math.max(...lengths)
    const shortest = Math.min(...lengths)
    const own = key.text.length
    const slack = slackOf([key, ...distractors])
    if (own > 1.4 * longest && own - longest > slack)
      return `the key has ${own} characters, the longest distractor ${longest}`
    if (own < 0.6 * shortest && shortest - own > slack)
      return `the key has ${own} characters, the shortest distractor ${shortest}`
    return undefined
  },
}

/** Features of form that a reader sees without any knowledge of the topic. */
const features: readonly [name: string, has: (option: OptionReading) => boolean][] = [
  ['a capital letter', option => /^\p{Lu}/u.test(option.text)],
  ['a full stop', option => /\.$/.test(option.text)],
  ['brackets', option => /[([]/.test(option.text)],
  ['quotation marks', option => /["“”]/.test(option.text)],
]

/** A lone digit stands out, except in titles of books and pictures, which are as they are. */
const writtenFeatures: typeof features = [...features, ['a digit', option => /\d/.test(option.text)]]
const asksForName: ReadonlySet<string> = new Set(['inverse', 'order', 'odd'])

/** The feature that sets the key apart from all wrong options, or undefined. */
function oddFeature(
  key: OptionReading,
  distractors: readonly OptionReading[],
  list: typeof features,
): string | undefined {
  for (const [name, has] of list) {
    const own = has(key)
    if (distractors.every(option => has(option) !== own))
      return own ? `only the key has ${name}` : `only the key lacks ${name}`
  }
  return undefined
}

const form: Check = {
  id: 6,
  name: 'form of the key',
  level: 'hard',
  check({ key, distractors, verbatim, draft }) {
    if (verbatim || distractors.length === 0) return undefined
    const options = [key, ...distractors]
    if (options.every(option => option.quantity !== undefined)) {
      const units = distractors.map(option => option.quantity?.unit)
      const own = key.quantity?.unit
      return units.every(unit => unit === units[0] && unit !== own) ? `only the key has the unit "${own}"` : undefined
    }
    if (draft.author === 'computed' || options.some(option => option.symbolic && option.quantity === undefined))
      return undefined
    return oddFeature(key, distractors, asksForName.has(draft.kind) ? features : writtenFeatures)
  },
}

const inflections: typeof features = [
  ['a plural form', option => /[^su]s$/i.test(option.text)],
  ['an -ing form at its start', option => /^\w{2,}ing\b/i.test(option.text)],
  ['"to" at its start', option => /^to /i.test(option.text)],
  ['a comma', option => option.text.includes(',')],
  ['"because" in it', option => /\b(because|so that|since)\b/i.test(option.text)],
]

const inflection: Check = {
  id: 6,
  name: 'inflection of the key',
  level: 'soft',
  check: ({ key, distractors, prose }) =>
    prose && distractors.length > 0 ? oddFeature(key, distractors, inflections) : undefined,
}

const article: Check = {
  id: 7,
  name: 'article cue',
  level: 'hard',
  check({ draft, options, verbatim }) {
    const found = /\b(an?)\s*(?:_+|…|\.{2,})?\s*[?:.]?$/i.exec(draft.stem.trim())
    if (found === null || verbatim) return undefined
    const vowels = new Set(options.map(option => /^[aeiou]/i.test(option.text)))
    return vowels.size > 1 ? `the stem ends with "${found[1]}", which fits only some options` : undefined
  },
}

export const formChecks: readonly Check[] = [length, form, inflection, article]
