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
    const byLearner = [...Map.groupBy(later, ({ learner }) => learner).values()].map(share)
    const inside = byLearner.map(right => (right >= 0.7 && right <= 0.9 ? 1 : 0))
    return [
      policy,
      shown(share(fresh)),
      shown(expectedShare(fresh)),
      shown(share(later)),
      shown(expectedShare(later)),
      shown(mean(inside), 2),
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

/** Mean log loss: −ln of the probability given to what happened. */
function logLoss(outcomes: readonly { correct: boolean; expected: number }[]): number {
  return mean(outcomes.map(({ correct, expected }) => -Math.log(correct ? expected : 1 - expected)))
}

function reviewsOf({ observed }: Simulated): { correct: boolean; expected: number }[] {
  return observed.flatMap(({ fresh, correct, expected }) => (fresh || expected === null ? [] : [{ correct, expected }]))
}

function lossOfMean(reviews: readonly { correct: boolean }[]): number {
  const right = mean(reviews.map(({ correct }) => (correct ? 1 : 0)))
  return logLoss(reviews.map(({ correct }) => ({ correct, expected: right })))
}

/** Share by which the log loss of predicted recall is below that of always predicting the mean. */
function recallGain(simulated: Simulated): number {
  const reviews = reviewsOf(simulated)
  return 1 - logLoss(reviews) / lossOfMean(reviews)
}

export function recallRows(simulated: readonly Simulated[]): Row[] {
  return simulated.flatMap(each => {
    const reviews = reviewsOf(each)
    if (reviews.length === 0) return []
    return [
      [
        each.policy,
        reviews.length,
        shown(mean(reviews.map(({ correct }) => (correct ? 1 : 0)))),
        shown(mean(reviews.map(({ expected }) => expected))),
        shown(logLoss(reviews), 4),
        shown(lossOfMean(reviews), 4),
        `${(100 * recallGain(each)).toFixed(1)} %`,
      ],
    ]
  })
}

/** Results of a policy, as means over its learners. */
interface Kept {
  policy: string
  answers: number
  met: number
  knew: number
  learned: number
}

function keptBy({ policy, outcomes }: Simulated): Kept {
  const each = (of: 'answers' | 'met' | 'knew' | 'learned') => mean(outcomes.map(outcome => outcome[of]))
  return { policy, answers: each('answers'), met: each('met'), knew: each('knew'), learned: each('learned') }
}

/** Share of the asked facts that were new to the learner and are recalled. */
const rateOfNew = ({ met, knew, learned }: Kept) => learned / (met - knew)

/** Asked facts that are recalled, whether learned here or known before. */
const recalledOf = ({ knew, learned }: Kept) => knew + learned
const shareRecalled = (row: Kept) => recalledOf(row) / row.met

/** Ratio to the better of the simple policies, which come after the first. */
function timesSimple(kept: readonly Kept[], row: Kept, of: (row: Kept) => number): number {
  return of(row) / Math.max(...kept.slice(1).map(of))
}

export function keptRows(simulated: readonly Simulated[]): Row[] {
  const kept = simulated.map(keptBy)
  return kept.map(row => [
    row.policy,
    row.answers.toFixed(1),
    row.met.toFixed(1),
    (row.met - row.knew).toFixed(1),
    shown(rateOfNew(row)),
    `× ${shown(timesSimple(kept, row, rateOfNew), 2)}`,
    row.learned.toFixed(1),
    `× ${shown(
      timesSimple(kept, row, ({ learned }) => learned),
      2,
    )}`,
    recalledOf(row).toFixed(1),
    `× ${shown(timesSimple(kept, row, recalledOf), 2)}`,
    shown(shareRecalled(row)),
    `× ${shown(timesSimple(kept, row, shareRecalled), 2)}`,
  ])
}

/** Each goal with the figure of the first policy, and whether it is met. */
export function goalRows(simulated: readonly Simulated[]): Row[] {
  const [product] = simulated
  if (!product) return []
  const later = product.observed.filter(({ fresh, turn }) => fresh && turn >= settled)
  const off = Math.abs(share(later) - expectedShare(later))
  const better = recallGain(product)
  const kept = simulated.map(keptBy)
  const first = keptBy(product)
  const rate = timesSimple(kept, first, rateOfNew)
  const count = timesSimple(kept, first, ({ learned }) => learned)
  const all = timesSimple(kept, first, recalledOf)
  const row = (goal: string, reached: string, enough: boolean) => [goal, reached, enough ? 'yes' : 'NO']
  return [
    row(
      'new questions answered right: 0.75 to 0.85',
      shown(share(later)),
      share(later) >= 0.75 && share(later) <= 0.85,
    ),
    row('and within 0.05 of the prediction', shown(off), off <= 0.05),
    row('log loss of predicted recall: 10 % under the mean’s', `${(100 * better).toFixed(1)} %`, better >= 0.1),
    row('true recall of what was new: 1.5 × the better simple policy', shown(rate, 2), rate >= 1.5),
    row('number of new facts learned and kept: 1.5 × the better simple policy', shown(count, 2), count >= 1.5),
    row('number recalled of all asked: 1.5 × the better simple policy', shown(all, 2), all >= 1.5),
  ]
}
