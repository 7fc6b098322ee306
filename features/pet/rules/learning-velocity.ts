/** Right answers per active minute, one decimal (RULES "Days and streaks"); less than a minute counts as one. */
export function learningVelocity(correctAnswers: number, activeSeconds: number): number {
  return Math.round((correctAnswers / Math.max(1, activeSeconds / 60)) * 10) / 10
}
