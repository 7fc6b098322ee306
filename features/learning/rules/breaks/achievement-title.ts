import { catalogue } from '#kit/words/catalogue.ts'

/** Titles of achievement breaks. */
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

/** The title of an achievement break after this many right answers (SPEC §4, *Break rule on Next*). */
export function achievementTitle(correct: number): string {
  return titleNames[titles.find(({ from }) => correct >= from)?.id ?? 'explorer']
}
