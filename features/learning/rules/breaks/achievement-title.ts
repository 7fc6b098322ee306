import { catalogue } from '#kit/words/catalogue.ts'

/** The titles as a learner reads them. */
export const titleNames = catalogue('learning.titles', {
  master: 'Knowledge Master',
  scholar: 'Rising Scholar',
  explorer: 'Learning Explorer',
})

const titles = [
  { from: 10, id: 'master' },
  { from: 5, id: 'scholar' },
  { from: 0, id: 'explorer' },
] as const

/** The title that an achievement break gives for so many right answers (SPEC §4, *Break rule on Next*). */
export function achievementTitle(correct: number): string {
  return titleNames[titles.find(({ from }) => correct >= from)?.id ?? 'explorer']
}
