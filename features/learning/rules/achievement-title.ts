const titles = [
  { from: 10, title: 'Knowledge Master' },
  { from: 5, title: 'Rising Scholar' },
  { from: 0, title: 'Learning Explorer' },
] as const

/** The title that an achievement break gives for so many right answers (SPEC §4, *Break rule on Next*). */
export function achievementTitle(correct: number): string {
  return titles.find(({ from }) => correct >= from)?.title ?? titles[2].title
}
