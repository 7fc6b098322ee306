import type { Draft } from './draft.ts'
import { type GuessSolver, guessSolvers } from './guess-solvers.ts'
import { numberLine, orderOptions, type ServedOptions } from './serve-order.ts'

/** How often a guessing strategy is right, over the questions it applies to and over all (a quarter elsewhere, by chance). */
export interface GuessScore {
  name: string
  applies: number
  whereItApplies: number
  overall: number
}

/** What a whole pool gives away to a guesser. Shares are between 0 and 1. */
export interface PoolFigures {
  questions: number
  /** How often the key is served in each of the four places. */
  positions: number[]
  /** Questions whose options are served in ascending order. */
  numeric: number
  /** Questions whose options are words, and whose key is the longest of them. */
  longestShare: number
  guesses: GuessScore[]
}

/** A defect that only a pool can have. */
export interface PoolCheck {
  id: number
  name: string
  level: 'pool'
  check(figures: PoolFigures): string | undefined
}

const serve = (draft: Draft): ServedOptions => orderOptions(draft, draft.fingerprint)

function scoreOf(solver: GuessSolver, served: readonly ServedOptions[]): GuessScore {
  let [applies, hits] = [0, 0]
  for (const { options, correctAnswer } of served) {
    const scores = solver.scores(options)
    if (scores === undefined) continue
    applies++
    const best = Math.max(...scores)
    const tied = scores.filter(score => score === best).length
    if (scores[correctAnswer] === best) hits += 1 / tied
  }
  const blind = (served.length - applies) / 4
  return {
    name: solver.name,
    applies,
    whereItApplies: applies === 0 ? 0.25 : hits / applies,
    overall: served.length === 0 ? 0.25 : (hits + blind) / served.length,
  }
}

/** Measures a pool as learners are served it. */
export function poolFigures(drafts: readonly Draft[]): PoolFigures {
  const served = drafts.map(serve)
  const positions = [0, 1, 2, 3].map(place => served.filter(question => question.correctAnswer === place).length)
  const words = served.filter(({ options }) => numberLine(options) === undefined)
  const longest = words.filter(({ options, correctAnswer }) => {
    const own = options[correctAnswer]?.length ?? 0
    return options.every((text, i) => i === correctAnswer || text.length < own)
  })
  return {
    questions: drafts.length,
    positions,
    numeric: served.length - words.length,
    longestShare: words.length === 0 ? 0 : longest.length / words.length,
    guesses: guessSolvers.map(solver => scoreOf(solver, served)),
  }
}

/** Pearson's χ² of counts against equal shares. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return expected === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** χ² with three degrees of freedom above this happens once in a thousand fair pools. */
const skewLimit = 16.27

export const poolChecks: readonly PoolCheck[] = [
  {
    id: 24,
    name: 'key position',
    level: 'pool',
    check: ({ positions }) =>
      chiSquare(positions) > skewLimit ? `the key is in the four positions ${positions.join(', ')} times` : undefined,
  },
  {
    id: 5,
    name: 'key is the longest',
    level: 'pool',
    check: ({ longestShare, questions }) =>
      questions >= 40 && longestShare > 0.3
        ? `the key is the longest option in ${Math.round(100 * longestShare)}% of the questions`
        : undefined,
  },
  {
    id: 24,
    name: 'guessing from the options alone',
    level: 'pool',
    check({ guesses, questions }) {
      const telling = guesses.find(guess => questions >= 40 && guess.overall > 0.3)
      return telling === undefined ? undefined : `"${telling.name}" hits ${Math.round(100 * telling.overall)}%`
    },
  },
]
