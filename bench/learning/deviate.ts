import type { Dice } from '#kit/random/dice.ts'

/** A normal deviate (Box–Muller). */
export function normal(luck: Dice, mean: number, deviation: number): number {
  const radius = Math.sqrt(-2 * Math.log(1 - luck.next()))
  return mean + deviation * radius * Math.cos(2 * Math.PI * luck.next())
}

/** A log-normal deviate with the given median. */
export function logNormal(luck: Dice, median: number, spread: number): number {
  return median * Math.exp(normal(luck, 0, spread))
}

/** The normal distribution function (Abramowitz and Stegun 7.1.26, error under 2 × 10⁻⁷). */
export function normalShare(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const erf = 1 - poly * Math.exp(-x * x)
  return z >= 0 ? (1 + erf) / 2 : (1 - erf) / 2
}
