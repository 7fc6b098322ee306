import { computeDecayFactor, default_w } from 'ts-fsrs'

/**
 * The forgetting curve of FSRS-6 as numbers that a statement can use: `R = (1 + factor × t / S) ^ decay`, t in days since
 * the last review, S the stability. The factor makes R = 0.9 where t = S.
 */
export const forgetting = computeDecayFactor(default_w)
