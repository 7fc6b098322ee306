import { equal, type Rational, rational, readNumber } from './rational.ts'

/** Solves a problem from its stem alone and decides for any option whether it is right. */
export type Judge = (stem: string) => (option: string) => boolean

/** Options with this value are right. */
export const worth =
  (value: Rational | number): ((option: string) => boolean) =>
  option =>
    equal(readNumber(option), typeof value === 'number' ? fromFloat(value) : value)

/** The rational with at most six decimals that a floating-point number approximates. */
function fromFloat(value: number): Rational {
  const scaled = Math.round(value * 1e6)
  if (Math.abs(scaled - value * 1e6) > 1e-3) throw new RangeError(`${value} has too many decimals`)
  return rational(BigInt(scaled), 1_000_000n)
}

/** The first rule whose pattern matches the stem decides. */
export const byPattern =
  (rules: readonly (readonly [RegExp, (...found: string[]) => (option: string) => boolean])[]): Judge =>
  stem => {
    for (const [pattern, rule] of rules) {
      const found = pattern.exec(stem)
      if (found) return rule(...found.slice(1).map(part => part ?? ''))
    }
    throw new Error(`no rule reads: ${stem}`)
  }
