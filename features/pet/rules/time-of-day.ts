export type TimeOfDay = 'morning' | 'afternoon' | 'evening' | 'night'

const starts: readonly { from: number; name: TimeOfDay }[] = [
  { from: 20, name: 'night' },
  { from: 17, name: 'evening' },
  { from: 12, name: 'afternoon' },
  { from: 6, name: 'morning' },
]

/** Morning from 6, Afternoon from 12, Evening from 17, Night from 20 to 6 (SPEC §2). `hour` is 0 to 23, the learner's own. */
export function timeOfDay(hour: number): TimeOfDay {
  return starts.find(({ from }) => hour >= from)?.name ?? 'night'
}
