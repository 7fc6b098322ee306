import { activation, recallAt, type Trace, toldWeight, traceOf, usualDecay, usualStrength } from './forgetting.ts'

const usual = { decayIntercept: usualDecay, strength: usualStrength }

/** Recall `delay` days after the last of several meetings, on these days; the first tells, later ones are retrieved or told. */
function recallAfter(days: readonly number[], delay: number): number {
  const traces: Trace[] = []
  for (const day of days) {
    const recalled = traces.length === 0 ? 0 : recallAt(activation(traces, day, usual))
    traces.push(traceOf(traces, day, usual, toldWeight + (1 - toldWeight) * recalled))
  }
  return recallAt(activation(traces, (days.at(-1) ?? 0) + delay, usual))
}

/**
 * What the simulated memory does where people were measured. Cepeda, Vul, Rohrer, Wixted and Pashler (Psychological Science
 * 19, 2008) taught 1,350 people facts, reviewed them once after a gap, and tested them 7 to 350 days later: the best gap
 * is 20 to 40 % of a delay of a week and 5 to 10 % of a delay of a year; the same authors (Experimental Psychology 56, 2009)
 * found up to 150 % more recalled after the best gap than after none. The simulated gaps are longer than those, most of all
 * for a year.
 */
export function findings(): (string | number)[][] {
  const gaps = [10 / 1440, 0.5, 1, 2, 4, 7, 11, 14, 21, 35, 70, 105]
  const once = [1, 7, 30, 90].map(delay => [`told once, ${delay} days later`, recallAfter([0], delay).toFixed(2), ''])
  const spaced = [7, 35, 70, 350].map(delay => {
    const byGap = gaps.map(gap => ({ gap, recall: recallAfter([0, gap], delay) }))
    const best = byGap.reduce((a, b) => (b.recall > a.recall ? b : a))
    const massed = byGap[0]?.recall ?? Number.NaN
    return [
      `reviewed once, ${delay} days later, best gap ${best.gap.toFixed(1)} days`,
      best.recall.toFixed(2),
      `× ${(best.recall / massed).toFixed(2)} of no gap`,
    ]
  })
  return [...once, ...spaced]
}
