import { catalogue } from '#kit/words/catalogue.ts'

const names = {
  science: 'Science',
  mathematics: 'Mathematics',
  history: 'History',
  literature: 'Literature',
  art: 'Art & Design',
  music: 'Music',
  programming: 'Programming',
  health: 'Health & Wellness',
} as const
/** The names of the presets as a learner reads them. */
export const topicNames = catalogue('topics.names', names)

/** The eight preset topics of the specification, in its order. */
export const presets = [
  { id: 'science', name: names.science, difficulty: 'intermediate' },
  { id: 'mathematics', name: names.mathematics, difficulty: 'intermediate' },
  { id: 'history', name: names.history, difficulty: 'beginner' },
  { id: 'literature', name: names.literature, difficulty: 'beginner' },
  { id: 'art', name: names.art, difficulty: 'beginner' },
  { id: 'music', name: names.music, difficulty: 'beginner' },
  { id: 'programming', name: names.programming, difficulty: 'advanced' },
  { id: 'health', name: names.health, difficulty: 'beginner' },
] as const

export type Preset = (typeof presets)[number]

/** The preset with this id, if there is one. */
export function presetOf(id: string): Preset | undefined {
  return presets.find(preset => preset.id === id)
}

/** What a topic is called to its learner: a preset in the language of the moment, any other as it was named. */
export function nameOfTopic(id: string, named: string): string {
  const preset = presetOf(id)
  return preset ? topicNames[preset.id] : named
}
