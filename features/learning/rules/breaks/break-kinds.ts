import type { Stats } from '#pet/rules/stats.ts'

/** Where a learner is when a break is due. */
export interface BreakMoment {
  /** Questions answered. */
  total: number
  /** Right answers among them. */
  correct: number
}

interface BreakDefinition {
  /** Whether it's made from the topic's facts; the page can show any other kind without asking the server. */
  needsFacts: boolean
  /** Special moments at which it comes; the first kind in the table that fits is chosen. */
  comesAt?: (moment: BreakMoment) => boolean
  /** Whether it may be drawn when no special moment has come. */
  everyday: boolean
  /** What it gives the pet (RULES "Stats"); most breaks are their own reward. */
  reward?: (bubbles: number) => Partial<Pick<Stats, 'happiness' | 'energy'>>
}

/** Bubbles that count in one `creature-play` break. */
export const maxBubbles = 8

/**
 * Every kind of break, when it comes and what it gives (SPEC §4, *Break rule on Next*). A new kind starts here; the
 * compiler then asks for its reply shape, content, component and title.
 */
const definitions = {
  achievement: { needsFacts: false, comesAt: ({ correct }) => correct > 0 && correct % 10 === 0, everyday: false },
  'energy-boost': {
    needsFacts: false,
    comesAt: ({ total }) => total === 3,
    everyday: true,
    reward: () => ({ happiness: 10, energy: 15 }),
  },
  'brain-break': { needsFacts: false, comesAt: ({ total }) => total % 15 === 0, everyday: true },
  'creature-play': {
    needsFacts: false,
    comesAt: ({ total }) => total % 8 === 0,
    everyday: false,
    reward: bubbles => ({ happiness: Math.min(maxBubbles, Math.max(0, Math.floor(bubbles))) }),
  },
  fact: { needsFacts: true, everyday: true },
  diagram: { needsFacts: true, everyday: true },
  interactive: { needsFacts: true, everyday: true },
  article: { needsFacts: true, everyday: true },
} as const satisfies Readonly<Record<string, BreakDefinition>>

export type BreakKind = keyof typeof definitions

/** The kinds that the page can show without asking the server. */
export type FactlessKind = {
  [K in BreakKind]: (typeof definitions)[K]['needsFacts'] extends true ? never : K
}[BreakKind]

export const breakDefinitions: Readonly<Record<BreakKind, BreakDefinition>> = definitions
export const breakKinds = Object.keys(definitions) as readonly BreakKind[]

export function isFactless(kind: BreakKind): kind is FactlessKind {
  return !breakDefinitions[kind].needsFacts
}
