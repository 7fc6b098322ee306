import { byPattern, type Judge, worth } from './judge.ts'
import { add, equal, multiply, numbersIn, type Rational, rational, readNumber, subtract } from './rational.ts'

const amounts = (stem: string): Rational[] =>
  [...stem.matchAll(/[$€£]([\d,]+(?:\.\d+)?)/g)].map(([, text = '0']) => readNumber(text))
const percents = (stem: string): number[] => [...stem.matchAll(/(\d+)%/g)].map(([, text]) => Number(text))
const changed = (value: Rational, percent: number): Rational => add(value, multiply(value, rational(percent, 100)))

/** The percentage that turns the old number into the new one is right. */
const percentChange: Judge = stem => {
  const [old = 0, now = 0] = numbersIn(stem)
  const sign = stem.includes('rises') ? 1 : -1
  return option => equal(changed(rational(old), sign * Number(option.replace('%', ''))), rational(now))
}

/** The price that leads to today's price is right. */
const reversePercent: Judge = stem => {
  const [rate = 0] = percents(stem)
  const [now = rational(0)] = amounts(stem)
  return option => equal(changed(readNumber(option), stem.includes('less') ? -rate : rate), now)
}

const successivePercent: Judge = stem => {
  let [value = rational(0)] = amounts(stem)
  const years = /after (\d+) years/.exec(stem)?.[1]
  if (years) for (let year = 0; year < Number(years); year++) value = changed(value, percents(stem)[0] ?? 0)
  else
    for (const [, verb, rate] of stem.matchAll(/(rises|falls) by (\d+)%/g))
      value = changed(value, verb === 'rises' ? Number(rate) : -Number(rate))
  return worth(value)
}

/** Deals p to one and q to the other, again and again. */
const ratioShare: Judge = stem => {
  const [p = 0, q = 0] = (/ratio (\d+) : (\d+)/.exec(stem) ?? []).slice(1).map(Number)
  const enough = (a: number, b: number): boolean => {
    const total = /share (\d+)/.exec(stem)?.[1]
    const gap = /gets (\d+) more/.exec(stem)?.[1]
    if (gap) return a - b >= Number(gap)
    return total ? a + b >= Number(total) : a >= Number(/gets (\d+)\./.exec(stem)?.[1])
  }
  let [a, b] = [0, 0]
  while (!enough(a, b)) [a, b] = [a + p, b + q]
  if (stem.includes('How many more')) return worth(a - b)
  return worth(stem.includes('in all') ? a + b : a)
}

const alike = (n: string | undefined, given: string | undefined, m: string | undefined) => (option: string) =>
  equal(multiply(readNumber(option), readNumber(n ?? '')), multiply(readNumber(given ?? ''), readNumber(m ?? '')))

const proportion: Judge = byPattern([
  [/pays (\d+) \w+ for (\d+) .* do (\d+) \w+ cost/, (given, n, m) => alike(n, given, m)],
  [/for (\d+) people asks for ([\d,]+) g .* do (\d+) people/, (n, given, m) => alike(n, given, m)],
  [/^(\d+) litres .* fill (\d+) bottles.* fill (\d+) such/, (given, n, m) => alike(n, given, m)],
  [
    /^(\d+) \w+ need (\d+) .* do (\d+) such/,
    (n, time, m) => option =>
      equal(multiply(readNumber(option), readNumber(m ?? '')), multiply(readNumber(n ?? ''), readNumber(time ?? ''))),
  ],
])

/** Distance = speed × time, with the option substituted for the unknown. */
const speedDistanceTime: Judge = byPattern([
  [
    /covers (\d+) km in (\d+) hours/,
    (way = '', hours = '') =>
      option =>
        equal(multiply(readNumber(option), readNumber(hours)), readNumber(way)),
  ],
  [
    /at (\d+) km\/h for (\d+) hours/,
    (speed = '', hours = '') =>
      worth(Array.from({ length: Number(hours) }, () => Number(speed)).reduce((a, b) => a + b)),
  ],
  [
    /at (\d+) km\/h\. How many hours does it take for (\d+) km/,
    (speed = '', way = '') =>
      option =>
        equal(multiply(readNumber(option), readNumber(speed)), readNumber(way)),
  ],
  [
    /at (\d+) km\/h for (\d+) minutes/,
    (speed = '', time = '') => worth(multiply(rational(BigInt(speed), 60n), readNumber(time))),
  ],
  [
    /goes (\d+) km at (\d+) km\/h .* back at (\d+) km\/h/,
    (way = '', out = '', back = '') =>
      option => {
        const hours = add(rational(BigInt(way), BigInt(out)), rational(BigInt(way), BigInt(back)))
        return equal(multiply(readNumber(option), hours), multiply(rational(2), readNumber(way)))
      },
  ],
])

/** Converts to seconds, metres, grams, litres, square or cubic millimetres, or months. */
const inBase: Readonly<Record<string, number>> = {
  seconds: 1,
  minutes: 60,
  hours: 3600,
  days: 86400,
  weeks: 604800,
  months: 1,
  years: 12,
  mm: 1,
  cm: 10,
  m: 1000,
  km: 1000000,
  g: 1,
  kg: 1000,
  tonnes: 1000000,
  ml: 1,
  litres: 1000,
  'mm²': 1,
  'cm²': 10 * 10,
  'dm²': 100 * 100,
  'm²': 1000 * 1000,
  'mm³': 1,
  'cm³': 10 * 10 * 10,
  'dm³': 100 * 100 * 100,
  'm³': 1000 * 1000 * 1000,
}

function inBaseUnits(text: string): Rational {
  const name = text.split(' ').at(-1) ?? ''
  const unit = inBase[name] ?? inBase[`${name}s`]
  if (unit === undefined) throw new Error(`unknown unit: ${text}`)
  return multiply(readNumber(text), rational(unit))
}

const unitConversion: Judge = stem => {
  const given = /[\d,.]+ [a-z]+[²³]?(?=\?$| into)/.exec(stem)?.[0] ?? ''
  return option => subtract(inBaseUnits(option), inBaseUnits(given)).top === 0n
}

export const proportionJudges: Readonly<Record<string, Judge>> = {
  'percent-change': percentChange,
  'reverse-percent': reversePercent,
  'successive-percent': successivePercent,
  'ratio-share': ratioShare,
  proportion,
  'speed-distance-time': speedDistanceTime,
  'unit-conversion': unitConversion,
}
