/**
 * How well a topic is known, in percent: `round(100 × ΣR / 25)` over the 25 best remembered questions that were answered
 * correctly (RULES "Adaptivity and memory"). It falls as things are forgotten and comes back with review.
 *
 * @param remembered ΣR, the sum of up to 25 recall probabilities
 */
export function masteryLevel(remembered: number): number {
  return Math.min(100, Math.max(0, Math.round((100 * remembered) / 25)))
}
