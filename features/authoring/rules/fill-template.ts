import type { ReadFact } from './pack-index.ts'
import { printNumber } from './print-object.ts'

/** Makes the first letter large: a sentence may begin with a name in lower case. A Greek letter is a symbol and stays (`π × r²`). */
export function capital(text: string): string {
  return text.replace(
    /^(["“'‘(]?)((?!\p{Script=Greek})\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  )
}

/** Fills `{s}` and `{o}`. Where the sentence itself says the unit behind `{o}`, the unit is not said twice. */
export function fillTemplate(template: string, { relation, subject, objectText, fact }: ReadFact): string {
  const unit = relation.range === 'number' ? relation.unit : undefined
  const bare = unit !== undefined && typeof fact.o === 'number' ? printNumber(fact.o) : objectText
  const filled = template
    .replace(/\{s\}/g, subject.name)
    .replace(/\{o\}(\s*)(\S*)/g, (_, gap: string, next: string) => {
      const saysUnit = unit !== undefined && unit !== '' && next !== '' && next.startsWith(unit.split(' ')[0] ?? unit)
      return `${saysUnit ? bare : objectText}${gap}${next}`
    })
  return capital(filled.replace(/\b([Tt])he (the|The) /g, '$1he ').replace(/\.\.$/, '.'))
}
