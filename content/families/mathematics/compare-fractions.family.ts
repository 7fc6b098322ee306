import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose, type Slip } from './shared/compose.ts'
import { gcd, lcm, span } from './shared/integer.ts'
import { person } from './shared/people.ts'

/** A fraction as it is written: not always in lowest terms. */
type Written = readonly [top: number, bottom: number]

const write = ([top, bottom]: Written): string => `${top}/${bottom}`
const difference = (a: Written, b: Written): number => a[0] * b[1] - b[0] * a[1]

const treats = ['pizza', 'cake', 'melon', 'pie', 'loaf of bread', 'flatbread', 'bar of chocolate'] as const

const lowestTerms = (bottoms: readonly number[]): Written[] =>
  bottoms.flatMap(bottom => span(1, bottom - 1).map(top => [top, bottom] as const)).filter(([t, b]) => gcd(t, b) === 1)

const fractionsFor: Record<Level, readonly Written[]> = {
  1: lowestTerms(span(2, 6)),
  2: lowestTerms(span(3, 9)),
  3: lowestTerms(span(5, 12)),
  4: lowestTerms(span(9, 18)),
}

function reason(key: Written, pivot: Written, sign: '>' | '<'): string[] {
  const common = lcm(key[1], pivot[1])
  const scaled = ([top, bottom]: Written) => `${(top * common) / bottom}/${common}`
  const changed = [key, pivot].filter(([, bottom]) => bottom !== common).map(v => `${write(v)} = ${scaled(v)}`)
  return [
    changed.length === 0
      ? 'Both have the same denominator.'
      : `Give both the same denominator: ${changed.join(' and ')}.`,
    `Now compare the numerators: ${write(key)} is ${sign === '>' ? 'more' : 'less'} than ${write(pivot)}.`,
  ]
}

/** Exactly one option lies on the asked side of `pivot`; the others lie on it or on its far side. */
function draw(dice: Dice, level: Level): Problem {
  const all = fractionsFor[level]
  const sign = dice.chance() ? '>' : '<'
  const beyond = (v: Written, from: Written) => (sign === '>' ? difference(v, from) > 0 : difference(v, from) < 0)
  const inOrder = [...all].sort(sign === '>' ? difference : (a, b) => difference(b, a))
  const pivot = dice.pick(inOrder.slice(5, -3))
  const right = all.filter(v => beyond(v, pivot))
  const wrong = all.filter(v => beyond(pivot, v))
  const close = (list: Written[]) =>
    [...list].sort((a, b) => Math.abs(a[0] / a[1] - pivot[0] / pivot[1]) - Math.abs(b[0] / b[1] - pivot[0] / pivot[1]))
  const key = dice.pick(level === 1 ? right : close(right).slice(0, 6))
  const tempting = close(wrong).slice(0, level === 1 ? 12 : 8)
  const one = (ok: (v: Written) => boolean): Written | undefined => dice.shuffle(tempting.filter(ok))[0]
  const slips: Slip<Written>[] =
    sign === '>'
      ? [
          [one(([t, b]) => b > pivot[1] && t <= pivot[0]), 'bigger-bottom'],
          [one(([t, b]) => t > pivot[0] && b > pivot[1]), 'bigger-numbers'],
          [one(([t, b]) => b - t <= pivot[1] - pivot[0]), 'looked-at-the-gap'],
        ]
      : [
          [one(([t, b]) => b < pivot[1] && t >= pivot[0]), 'bigger-bottom'],
          [one(([t, b]) => t < pivot[0] && b < pivot[1]), 'bigger-numbers'],
          [one(([t, b]) => b - t >= pivot[1] - pivot[0]), 'looked-at-the-gap'],
        ]
  const more = sign === '>' ? 'more' : 'less'
  const treat = dice.pick(treats)
  const stem =
    level === 1
      ? `${person(dice)} ate ${write(pivot)} of a ${treat}. Which fraction is ${more} than ${write(pivot)}?`
      : dice.pick([
          `Which of these fractions is ${sign === '>' ? 'larger' : 'smaller'} than ${write(pivot)}?`,
          `Which of these is ${more} than ${write(pivot)} of a jug of juice?`,
        ])
  const doubled: Written = [pivot[0] * 2, pivot[1] * 2]
  return compose<Written>({
    stem,
    figure: { kind: 'fraction-bars', bars: [{ parts: pivot[1], filled: pivot[0], label: write(pivot) }] },
    key,
    print: write,
    alike: (a, b) => difference(a, b) === 0,
    wrong: [
      ...slips,
      [level > 1 && dice.chance(0.4) ? doubled : undefined, 'same-amount'],
      ...dice
        .shuffle(tempting)
        .slice(0, 4)
        .map(v => [v, 'other-side'] as const),
    ],
    near: dice.shuffle(tempting),
    steps: reason(key, pivot, sign),
  })
}

export const family: Family = {
  id: 'mathematics/compare-fractions',
  topic: 'mathematics',
  title: 'Comparing fractions',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'bigger-bottom': 'A bigger denominator means more pieces, so each piece is smaller.',
    'bigger-numbers':
      'Bigger or smaller numbers alone say little. What counts is the numerator compared with the denominator.',
    'looked-at-the-gap': 'The gap between numerator and denominator can trick you, because the pieces differ in size.',
    'other-side': 'Draw both as bars of the same length and compare them.',
    'same-amount': 'This is just the same amount, cut into more pieces.',
  },
  source: { title: 'Fraction – Wikipedia', url: 'https://en.wikipedia.org/wiki/Fraction' },
  draw,
}
