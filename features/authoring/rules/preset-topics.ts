/** The eight preset topics, in the order of the topic list. Packs, names and pictures are all checked against this list. */
export const presetTopics = [
  'science',
  'mathematics',
  'history',
  'literature',
  'art',
  'music',
  'programming',
  'health',
] as const
export type PresetTopic = (typeof presetTopics)[number]
