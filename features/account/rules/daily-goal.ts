/** Questions per day that a goal may be. */
export const dailyGoalRange = { least: 5, most: 50 } as const
