/** The multiplier of a right answer (RULES "Multiplier"). */

export interface MultiplierFacts {
  /** Right answers in a row, this one included. */
  correctInRow: number
  /** Days in a row with a visit. */
  visitStreak: number
  happiness: number
  energy: number
  /** The answer was a due review. */
  dueReview: boolean
  /** Breaks taken in this round. */
  breaksTaken: number
}

export interface Multipliers {
  total: number
  /** The factors other than 1, with their names. */
  parts: { name: string; factor: number }[]
}

const most = 2.5

const factors: readonly { name: string; of: (facts: MultiplierFacts) => number }[] = [
  { name: 'in a row', of: f => 1 + Math.min(0.5, 0.05 * Math.max(0, f.correctInRow - 2)) },
  { name: 'visit streak', of: f => 1 + Math.min(0.2, 0.02 * f.visitStreak) },
  { name: 'happy and rested', of: f => (f.happiness >= 80 && f.energy >= 50 ? 1.1 : 1) },
  { name: 'remembered', of: f => (f.dueReview ? 1.25 : 1) },
  { name: 'took a break', of: f => (f.breaksTaken >= 1 ? 1.05 : 1) },
]

/** The product of all factors, at most 2.5, with each part named. */
export function multipliers(facts: MultiplierFacts): Multipliers {
  const parts = factors.map(({ name, of }) => ({ name, factor: hundredths(of(facts)) })).filter(p => p.factor !== 1)
  const total = parts.reduce((product, part) => product * part.factor, 1)
  return { total: Math.min(most, Math.round(total * 10_000) / 10_000), parts }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}
