/** Dollars for a million tokens. */
export interface Prices {
  in: number
  out: number
}

/** What model calls may cost in a day (UTC). */
export interface ModelLimits {
  /** Tokens for one learner in a day. */
  tokensPerLearner: number
  /** Tokens for all learners in a day. */
  tokensPerDay: number
  prices?: Prices | undefined
  /** For all learners in a day; undefined if only tokens are limited. */
  dollarsPerDay?: number | undefined
}

export interface Cost {
  tokens: number
  /** Whole millionths of a dollar; 0 without prices. */
  microdollars: number
}

/** The cost of a call. A dollar per million tokens is one microdollar per token. */
export function costOf(tokensIn: number, tokensOut: number, prices: Prices | undefined): Cost {
  const microdollars = prices ? Math.ceil(tokensIn * prices.in + tokensOut * prices.out) : 0
  return { tokens: tokensIn + tokensOut, microdollars }
}
