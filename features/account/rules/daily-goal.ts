/** Fewest and most questions a day that can be a goal. */
export const dailyGoalRange = { least: 5, most: 50 } as const
