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
