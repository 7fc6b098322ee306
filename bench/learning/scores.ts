import type { Observed, Simulated } from './simulate.ts'

type Row = (string | number)[]
const settled = 30

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length
const share = (of: readonly Observed[]) => mean(of.map(({ correct }) => (correct ? 1 : 0)))
const shown = (value: number, digits = 3) => (Number.isNaN(value) ? '' : value.toFixed(digits))

function expectedShare(of: readonly Observed[]): number {
  const expected = of.flatMap(each => (each.expected === null ? [] : [each.expected]))
  return expected.length === 0 ? Number.NaN : mean(expected)
}

export function newQuestionRows(simulated: readonly Simulated[]): Row[] {
  return simulated.map(({ policy, observed }) => {
    const fresh = observed.filter(each => each.fresh)
    const later = fresh.filter(({ turn }) => turn >= settled)
    const inside = Map.groupBy(later, ({ learner }) => learner)
      .values()
      .map(of => share(of))
      .map(right => (right >= 0.7 && right <= 0.9 ? 1 : 0))
    return [
      policy,
      shown(share(fresh)),
      shown(expectedShare(fresh)),
      shown(share(later)),
      shown(expectedShare(later)),
      shown(mean([...inside]), 2),
    ]
  })
}

export function abilityRows(simulated: readonly Simulated[]): Row[] {
  const rated = simulated.flatMap(({ observed }) => observed).filter(({ abilityError }) => abilityError !== null)
  return [10, 30, 100, 300].map(answers => {
    const then = rated.filter(({ turn }) => turn === answers - 1)
    const errors = then.map(({ abilityError }) => abilityError ?? 0)
    return [answers, shown(mean(errors.map(Math.abs)), 2), shown(mean(errors), 2)]
  })
}

/** Mean of −ln of the probability that was given to what came true. */
export function logLoss(outcomes: readonly { correct: boolean; expected: number }[]): number {
  return mean(outcomes.map(({ correct, expected }) => -Math.log(correct ? expected : 1 - expected)))
}

export function recallRows(simulated: readonly Simulated[]): Row[] {
  return simulated.flatMap(({ policy, observed }) => {
    const reviews = observed.flatMap(each =>
      each.fresh || each.expected === null ? [] : [{ ...each, expected: each.expected }],
    )
    if (reviews.length === 0) return []
    const right = share(reviews)
    const loss = logLoss(reviews)
    const ofMean = logLoss(reviews.map(({ correct }) => ({ correct, expected: right })))
    const better = `${(100 * (1 - loss / ofMean)).toFixed(1)} %`
    return [
      [policy, reviews.length, shown(right), shown(expectedShare(reviews)), shown(loss, 4), shown(ofMean, 4), better],
    ]
  })
}

export function keptRows(simulated: readonly Simulated[]): Row[] {
  const rows = simulated.map(({ policy, outcomes }) => {
    const each = (of: 'answers' | 'met' | 'knew' | 'learned') => mean(outcomes.map(outcome => outcome[of]))
    return { policy, answers: each('answers'), met: each('met'), knew: each('knew'), learned: each('learned') }
  })
  const best = (of: (row: (typeof rows)[number]) => number) => Math.max(...rows.slice(1).map(of))
  const ofNew = (row: (typeof rows)[number]) => row.learned / (row.met - row.knew)
  const recalled = (row: (typeof rows)[number]) => row.knew + row.learned
  return rows.map(row => [
    row.policy,
    row.answers.toFixed(1),
    row.met.toFixed(1),
    row.knew.toFixed(1),
    row.learned.toFixed(1),
    shown(ofNew(row)),
    shown(row.learned / best(({ learned }) => learned), 2),
    recalled(row).toFixed(1),
    shown(recalled(row) / best(recalled), 2),
  ])
}
