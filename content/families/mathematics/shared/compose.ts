import type { Problem } from '#authoring/rules/family.ts'
import type { Figure } from '#authoring/rules/figures/figure.ts'
import { compare, decimalsOf, type Exact, exact, type Fraction, same, times } from './fraction.ts'

/** A wrong value with the misconception that leads to it; `undefined` where the slip leads nowhere. */
export type Slip<T> = readonly [value: T | undefined, misconception: string]

interface Sketch<T> {
  stem: string
  figure?: Figure | undefined
  key: T
  print(value: T): string
  /** Whether two values answer the question alike. */
  alike(a: T, b: T): boolean
  /** Whether a wrong value is believable beside the key. */
  fits?(value: T): boolean
  wrong: readonly Slip<T>[]
  near: readonly T[]
  steps: string[]
}

/**
 * Turns values into a problem: a wrong value that equals the key or an earlier one, or that does not fit, is left out,
 * so any option that remains fits beside the key.
 */
export function compose<T>(sketch: Sketch<T>): Problem {
  const { stem, figure, key, print, alike, fits, steps } = sketch
  const taken: T[] = [key]
  const texts = new Set([print(key)])
  const admit = (value: T | undefined): value is T => {
    if (value === undefined || fits?.(value) === false || taken.some(other => alike(other, value))) return false
    const text = print(value)
    if (texts.has(text)) return false
    taken.push(value)
    texts.add(text)
    return true
  }
  const distractors: Problem['distractors'] = []
  for (const [value, misconception] of sketch.wrong) {
    if (admit(value)) distractors.push({ value: print(value), misconception })
  }
  const nearMisses = sketch.near
    .filter(admit)
    .slice(0, 6)
    .map(value => print(value))
  return { stem, ...(figure === undefined ? {} : { figure }), key: print(key), distractors, nearMisses, steps }
}

/** What a wrong number must look like: whole, no whole number at all, at most so many decimals, or anything. */
type Form = 'whole' | 'broken' | 'any' | { decimals: number }

const hasForm = (form: Form, v: Fraction): boolean => {
  if (form === 'any') return true
  if (form === 'whole') return v.d === 1
  return form === 'broken' ? v.d !== 1 : decimalsOf(v) <= form.decimals
}

interface NumberSketch {
  stem: string
  figure?: Figure | undefined
  key: Exact
  print(value: Fraction): string
  wrong: readonly Slip<Exact>[]
  near: readonly Exact[]
  steps: string[]
  /** `whole` if the key is whole, else `any`, unless told otherwise. */
  form?: Form
  /** Numbers below 0, and 0 itself, may be wrong options. */
  signed?: boolean
  /** How many times smaller or larger than the key a wrong number may be; 10 unless told otherwise. */
  within?: number
  /** One more condition on wrong numbers. */
  fits?(value: Fraction): boolean
}

/** `compose` for numbers: equal means equal in value, and a wrong number has the form and about the size of the key. */
export function composeNumbers(sketch: NumberSketch): Problem {
  const key = exact(sketch.key)
  const form = sketch.form ?? (key.d === 1 ? 'whole' : 'any')
  const within = sketch.within ?? 10
  const sized = (v: Fraction) =>
    sketch.signed || (v.n > 0 && compare(v, times(key, within)) <= 0 && compare(times(v, within), key) >= 0)
  return compose<Fraction>({
    stem: sketch.stem,
    figure: sketch.figure,
    key,
    print: sketch.print,
    alike: same,
    fits: v => sized(v) && hasForm(form, v) && sketch.fits?.(v) !== false,
    wrong: sketch.wrong.map(([v, id]) => [v === undefined ? undefined : exact(v), id]),
    near: sketch.near.map(exact),
    steps: sketch.steps,
  })
}
