import { evaluate } from './evaluate.ts'
import { byPattern, type Judge, worth } from './judge.ts'
import { numbersIn } from './rational.ts'

const expression = /^(?:What is|What does|Work out) (.+?)(?: equal)?(?:\?|\. What do you get\?)$/

/** Evaluates the expression between the words. */
export const calculation: Judge = byPattern([
  [expression, text => worth(evaluate((text ?? '').replace(' of ', ' × ')))],
])

const timesTables: Judge = stem => {
  const [a = 0, b = 0] = numbersIn(stem)
  let total = 0
  for (let i = 0; i < a; i++) total += b
  return worth(total)
}

/** Deals out one by one, as a child would. */
function deal(total: number, by: number): { rounds: number; rest: number } {
  let [rounds, rest] = [0, total]
  while (rest >= by) {
    rest -= by
    rounds++
  }
  return { rounds, rest }
}

const divisionWithRemainder: Judge = stem => {
  const numbers = numbersIn(stem)
  const [total, by] = [Math.max(...numbers), Math.min(...numbers)]
  const { rounds, rest } = deal(total, by)
  if (stem.includes('left over')) return worth(rest)
  return worth(stem.includes('needed') ? (rest > 0 ? rounds + 1 : rounds) : rounds)
}

const digitWorth = (number: string, digit: string) => {
  const spots = [...number.replaceAll(',', '')]
  const found = spots.flatMap((d, i) => (d === digit ? [Number(d) * 10 ** (spots.length - 1 - i)] : []))
  if (found.length !== 1) throw new Error(`${digit} is not unique in ${number}`)
  return worth(found[0] ?? 0)
}

/** The one nearby multiple at the smallest distance. */
const roundTo = (text: string, unit: number) => {
  const value = Number(text.replaceAll(',', ''))
  const start = Math.floor(value / unit) - 2
  const sorted = [0, 1, 2, 3, 4, 5]
    .map(i => (start + i) * unit)
    .sort((a, b) => Math.abs(a - value) - Math.abs(b - value))
  const [first = 0, second = 0] = sorted
  if (Math.abs(Math.abs(first - value) - Math.abs(second - value)) < 1e-9) throw new Error(`a tie: ${text}`)
  return worth(Number(first.toFixed(4)))
}

const rounding: Judge = byPattern([
  [/In the number ([\d,]+), what is the digit (\d) worth/, digitWorth],
  [/Round ([\d,.]+) to the nearest ([\d,]+)\./, (n, unit = '1') => roundTo(n ?? '', Number(unit.replaceAll(',', '')))],
  [/Round ([\d,.]+) to (one|two) decimal place/, (n, places) => roundTo(n ?? '', places === 'one' ? 0.1 : 0.01)],
])

/** Steps along the number line, or evaluates the expression. */
const negativeNumbers: Judge = stem => {
  if (!stem.includes('°C')) return calculation(stem)
  const [start = 0, change = 0] = numbersIn(stem)
  let at = start
  for (let i = 0; i < change; i++) at += stem.includes('warmer') ? 1 : -1
  return worth(at)
}

export const arithmeticJudges: Readonly<Record<string, Judge>> = {
  'add-and-subtract': calculation,
  'times-tables': timesTables,
  'division-with-remainder': divisionWithRemainder,
  rounding,
  'long-multiplication': calculation,
  'multiply-decimals': calculation,
  'negative-numbers': negativeNumbers,
  'order-of-operations': calculation,
}
