import { quantityOf } from './text/quantity.ts'

/** A wrong number this near to the key, as a share of it, is close. */
const closeBy = 0.25
/** One that misses it by more than this share, and by more than a few, is far off: the exact gap would say nothing. */
const farBy = 0.8
const few = 20

const numeral = /^([−-]?)([$£€]?)(\d[\d,]*)(\.\d+)?(.*)$/

/** The gap between two numbers that are printed alike (`$3.50`, `1,250 km`), printed as they are; else undefined. */
function gapOf(key: string, wrong: string): string | undefined {
  const [right, given] = [numeral.exec(key.trim()), numeral.exec(wrong.trim())]
  if (right === null || given === null || right[2] !== given[2]) return undefined
  const [unit, other] = [right[5] ?? '', given[5] ?? '']
  if (unit.replace(/s$/, '') !== other.replace(/s$/, '') || /\d|^\/|^:|^%/.test(unit)) return undefined
  const amountOf = ([, sign, , whole, decimals]: RegExpExecArray) =>
    Number(`${sign === '' ? '' : '-'}${(whole ?? '').replaceAll(',', '')}${decimals ?? ''}`)
  const places = Math.max((right[4] ?? '.').length, (given[4] ?? '.').length) - 1
  const exact = Math.abs(amountOf(given) - amountOf(right)).toFixed(places)
  const [front = '', back] = (right[2] === '' ? String(Number(exact)) : exact).split('.')
  const digits = front.length < 5 ? front : front.replace(/\B(?=(\d{3})+$)/g, ',')
  const amount = `${right[2]}${digits}${back === undefined ? '' : `.${back}`}`
  const single = amount === '1'
  if (unit.startsWith('π')) return `${single ? '' : amount}${unit}`
  const named = unit.replace(/([a-z]{3,})s$/, '$1')
  return `${amount}${named === unit && unit === other ? unit : single ? named : `${named}s`}`
}

/** Minutes of a clock or of a span of time, as words. */
function minutes(n: number): string {
  const [hours, rest] = [Math.floor(n / 60), n % 60]
  const parts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(part => part !== '').join(' ')
}

/** `7 × 8 = 56`: the last of the worked steps that arrives at the key in figures alone. */
function checkOf(key: string, steps: readonly string[]): string | undefined {
  const wanted = /[−-]?\d[\d,]*(?:\.\d+)?(?:\/\d+)?/.exec(key)?.[0]
  return steps
    .flatMap(step => step.split(/[.;:,](?:\s|$)|\b(?:so|So|and|Then)\b/))
    .map(clause => clause.trim())
    .filter(clause => /^[\d\s.,()+−×÷=/²³√π%°$£€]+$/.test(clause) && /[+−×÷√²³]/.test(clause) && clause.includes(' = '))
    .findLast(
      clause =>
        clause
          .split('=')
          .at(-1)
          ?.replace(/[^−\d.,/]/g, '') === wanted,
    )
}

/** The words for less and more, by kind of quantity: a time is too early, a price too little. */
const sides: readonly [kind: RegExp, less: string, more: string][] = [
  [/^\d{1,2}:\d{2}$/, 'early', 'late'],
  [/(?:second|minute|hour|day|week|month|year)s?$/, 'short', 'long'],
  [/^[$£€]/, 'little', 'much'],
  [/ sides?$/, 'few', 'many'],
  [/°C$/, 'low', 'high'],
  [/(?:)/, 'small', 'large'],
]

/**
 * A note for a wrong number without a known misconception: by how much it misses the key and on which side, after the
 * calculation that shows it where one of the worked steps holds one. Undefined where the two are not numbers of the same unit.
 */
export function noteBySize(key: string, wrong: string, steps: readonly string[] = []): string | undefined {
  const [right, given] = [quantityOf(key), quantityOf(wrong)]
  if (right === undefined || given === undefined || right.unit !== given.unit || right.value === given.value)
    return undefined
  const [, less, more] = sides.find(([kind]) => kind.test(key)) ?? [0, 'small', 'large']
  const side = given.value < right.value ? less : more
  const apart = Math.abs(given.value - right.value)
  const asTime = right.unit === 'clock' ? apart : right.unit === 'second' ? Math.round(apart / 60) : undefined
  const share = apart / Math.abs(right.value)
  const gap =
    share > farBy && apart > few && asTime === undefined
      ? 'much'
      : (gapOf(key, wrong) ?? (asTime === undefined ? (share <= closeBy ? 'a little' : undefined) : minutes(asTime)))
  const verdict = `${wrong} is ${gap === undefined ? '' : `${gap} `}too ${side}`
  const check = checkOf(key, steps)
  return check === undefined ? `${verdict}.` : `Check: ${check}. So ${verdict}.`
}
