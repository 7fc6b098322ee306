import type { ReadFact } from './pack-index.ts'
import { printNumber } from './print-object.ts'

/** Capitalises the first letter: a sentence may begin with a name in lower case. A Greek letter is a symbol and stays as it is (`π × r²`). */
export function capital(text: string): string {
  return text.replace(
    /^(["“'‘(]?)((?!\p{Script=Greek})\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  )
}

const plurals: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' }

/** Singular words with an s at the end, and plural words without one. */
const singular =
  /(?:atlas|benthos|bathos|bias|canvas|gas|innings|lens|measles|mumps|pancreas|rickets|series|species|stapes|[bt]riceps|biceps)$/i
const plural = /(?:algae|bacteria|maria|oxen|people)$/i

/** Whether a name takes a plural verb: `fossil fuels`, `the rings of Saturn`, but not `a lens`, `the bus` or `physics`. */
export function isPlural(name: string): boolean {
  if (/^(?:an?|one) /i.test(name)) return false
  const head = name.split(/ (?:of|in|with|for|from|to|on|that) /)[0] ?? name
  if (singular.test(head) || plural.test(head)) return plural.test(head)
  return /[^siu'’]s$/.test(head) && !/ics$/.test(head) && !/\p{Lu}[\p{L}.]*s$/u.test(head)
}

/**
 * Fills `{s}` and `{o}`, and the verbs `{is}`, `{was}`, `{has}` and `{does}` so that they agree with the subject. A term in
 * quotation marks (`“{s}”`) loses its article. Where the sentence itself has the unit after `{o}`, the unit is not repeated.
 */
export function fillTemplate(template: string, { relation, subject, objectText, fact }: ReadFact): string {
  const unit = relation.range === 'number' ? relation.unit : undefined
  const bare = unit !== undefined && typeof fact.o === 'number' ? printNumber(fact.o) : objectText
  const many = subject.plural ?? isPlural(subject.name)
  const filled = template
    .replace(/\{(is|was|has|does)\}/g, (_, verb: string) => (many ? (plurals[verb] ?? verb) : verb))
    .replace(/“\{s\}”/g, `“${subject.name.replace(/^(?:an?|the) /, '')}”`)
    .replace(/\{s\}/g, subject.name)
    .replace(/\{o\}(\s*)(\S*)/g, (_, gap: string, next: string) => {
      const saysUnit = unit !== undefined && unit !== '' && next !== '' && next.startsWith(unit.split(' ')[0] ?? unit)
      return `${saysUnit ? bare : objectText}${gap}${next}`
    })
  return capital(filled.replace(/\b([Tt])he (the|The) /g, '$1he ').replace(/\.\.$/, '.')).replace(
    /^(Finish the sentence: “)(\p{Ll})/u,
    (_, start: string, letter: string) => start + letter.toUpperCase(),
  )
}
