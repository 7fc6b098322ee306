import { byPattern, type Judge, worth } from './judge.ts'
import { numbersIn } from './rational.ts'

/** Minutes in `2 hours 5 minutes`, `1 hour`, `45 minutes`. */
function readDuration(text: string): number {
  const hours = /(\d+) hour/.exec(text)?.[1] ?? '0'
  const minutes = /(\d+) minute/.exec(text)?.[1] ?? '0'
  return Number(hours) * 60 + Number(minutes)
}

/** Advances a clock minute by minute. */
function tick(from: string, minutes: number): string {
  let [h = 0, m = 0] = from.split(':').map(Number)
  for (let i = 0; i < minutes; i++) {
    m++
    if (m === 60) [h, m] = [h === 23 ? 0 : h + 1, 0]
  }
  return `${String(h).padStart(2, '0')}:${String(m).padStart(2, '0')}`
}

const elapsedTime: Judge = byPattern([
  [
    /starts at (\d\d:\d\d) and lasts ([^.]+)\./,
    (from = '', length = '') =>
      option =>
        option === tick(from, readDuration(length)),
  ],
  [
    /at (\d\d:\d\d) and .* at (\d\d:\d\d)/,
    (from = '', to = '') =>
      option =>
        tick(from, readDuration(option)) === to && readDuration(option) < 1440,
  ],
])

/** Counts cents, to avoid rounding errors. */
const moneyChange: Judge = stem => {
  const amounts = [...stem.matchAll(/[$€£]([\d,]+)\.(\d\d)/g)].map(
    ([, whole = '0', cents]) => Number(whole.replaceAll(',', '')) * 100 + Number(cents),
  )
  const times = Number(/buys (\d+) of them/.exec(stem)?.[1] ?? '1')
  const paid = amounts.at(-1) ?? 0
  const cost = amounts.slice(0, -1).reduce((sum, cents) => sum + cents * times, 0)
  return worth((paid - cost) / 100)
}

/** Counts the squares of a floor plan one by one. */
function countSquares(length: number, width: number, inside: (x: number, y: number) => boolean): number {
  let squares = 0
  for (let x = 0; x < length; x++) for (let y = 0; y < width; y++) if (inside(x, y)) squares++
  return squares
}

/** The rectangle with whole-number sides and this property, found by trial. */
function findSides(ok: (a: number, b: number) => boolean): [number, number] {
  for (let a = 1; a < 200; a++) for (let b = 1; b <= a; b++) if (ok(a, b)) return [a, b]
  throw new Error('no such rectangle')
}

const rectangle: Judge = stem => {
  const n = numbersIn(stem.replace('1-metre', ''))
  const [first = 0, second = 0, third = 0] = n
  if (stem.includes('path')) {
    const inPool = (x: number, y: number) => x >= third && x < third + first && y >= third && y < third + second
    return worth(countSquares(first + 2 * third, second + 2 * third, (x, y) => !inPool(x, y)))
  }
  if (stem.includes('covers')) {
    const [a, b] = findSides((x, y) => x * y === first && (x === second || y === second))
    return worth(a + b + a + b)
  }
  if (stem.includes('short side')) return worth(findSides((x, y) => x + y + x + y === first && x === second)[1])
  if (stem.includes('How far')) return worth(first + second + first + second)
  return worth(countSquares(first, second, () => true))
}

export const everydayJudges: Readonly<Record<string, Judge>> = {
  'elapsed-time': elapsedTime,
  'money-change': moneyChange,
  rectangle,
}
