/** Dollars for a million tokens. */
export interface Prices {
  in: number
  out: number
}

/** What calls of a day may come to. */
export interface ModelLimits {
  /** Tokens for one learner in a day. */
  tokensPerLearner: number
  /** Tokens for all learners in a day. */
  tokensPerDay: number
  prices?: Prices | undefined
  /** For all learners in a day; undefined where only tokens are counted. */
  dollarsPerDay?: number | undefined
}

export interface Cost {
  tokens: number
  /** Whole millionths of a dollar; 0 where no prices are known. */
  microdollars: number
}

/** What so many tokens read and written come to. A dollar for a million tokens is a millionth of one for a token. */
export function costOf(tokensIn: number, tokensOut: number, prices: Prices | undefined): Cost {
  const microdollars = prices ? Math.ceil(tokensIn * prices.in + tokensOut * prices.out) : 0
  return { tokens: tokensIn + tokensOut, microdollars }
}
