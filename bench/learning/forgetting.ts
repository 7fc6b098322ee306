/** When a fact was met, and how strongly: the raw material of what is recalled of it later. */
export interface Trace {
  /** Days since the course began. */
  at: number
  /** How fast this trace fades: the exponent of its power law. */
  decay: number
  /** 1 for a successful retrieval, less for being told. */
  weight: number
}

/** One person's memory for one fact. */
export interface Retention {
  /** Exponent of the slowest trace: what differs between people. */
  decayIntercept: number
  /** Added to the activation: how well this person and this fact suit each other. */
  strength: number
}

/**
 * Memory as Pavlik and Anderson describe it (Cognitive Science 29, 2005; J. Exp. Psychol. Applied 14, 2008), of which the
 * product's scheduler knows nothing: every meeting with a fact leaves a trace that fades by a power law of its age, `t^−d`;
 * the activation is the logarithm of their sum, and the more active a fact is when it is met, the faster the new trace
 * fades, `d = c × e^m + a`. This makes spaced meetings last longer than massed ones. The constants are of the size fitted
 * there: a = 0.177, c = 0.217, threshold −0.704, noise 0.255; between sessions time counts 0.025 as much as within.
 */
const fitted = { decayIntercept: 0.177, decayScale: 0.217, threshold: -0.704, noise: 0.255, betweenSessions: 0.025 }

export const usualDecay = fitted.decayIntercept
/** What being told the answer leaves, beside a retrieval that succeeds (the testing effect). */
export const toldWeight = 0.75
/**
 * Those constants are of word pairs seen for seconds. A fact asked, explained and connected is stronger from the start: the
 * median is set so that of facts told once four in ten are recalled after a week, which is an assumption.
 */
export const usualStrength = 1.18

const secondsADay = 86_400
/** How long a session goes on, in seconds, after a fact was met. */
const restOfSession = 600

/** Activation of a fact at a time in days; −∞ where there is no trace. */
export function activation(traces: readonly Trace[], at: number, { strength }: Retention): number {
  let sum = 0
  for (const trace of traces) {
    const elapsed = (at - trace.at) * secondsADay
    const age = Math.min(elapsed, restOfSession) + fitted.betweenSessions * Math.max(0, elapsed - restOfSession)
    sum += trace.weight * Math.max(1, age) ** -trace.decay
  }
  return strength + Math.log(sum)
}

/** Probability that a fact with this activation comes to mind. */
export function recallAt(active: number): number {
  return 1 / (1 + Math.exp((fitted.threshold - active) / fitted.noise))
}

/** The trace that a meeting leaves. */
export function traceOf(before: readonly Trace[], at: number, retention: Retention, weight: number): Trace {
  const active = activation(before, at, retention)
  return { at, weight, decay: fitted.decayScale * Math.exp(active) + retention.decayIntercept }
}
