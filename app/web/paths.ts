/** Every address of the page. */
export const paths = {
  home: '/',
  learning: '/learning',
  progress: '/progress',
  topics: '/topics',
  petRoom: '/pet-room',
  goodbye: '/goodbye',
  subscribe: '/subscribe',
} as const

/** The arena with a round open: one topic's, or one over several topics. */
export function roundAt(round: string): string {
  return `${paths.learning}?topic=${encodeURIComponent(round)}`
}
