import { type PresetTopic, presetTopics } from '#authoring/rules/preset-topics.ts'
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
} as const satisfies Record<PresetTopic, string>
/** The names of the presets as a learner reads them. */
export const topicNames = catalogue('topics.names', names)

type Difficulty = 'beginner' | 'intermediate' | 'advanced'

const difficulties: Readonly<Record<PresetTopic, Difficulty>> = {
  science: 'intermediate',
  mathematics: 'intermediate',
  history: 'beginner',
  literature: 'beginner',
  art: 'beginner',
  music: 'beginner',
  programming: 'advanced',
  health: 'beginner',
}

export interface Preset {
  id: PresetTopic
  /** In English; learners read `topicNames`. */
  name: string
  difficulty: Difficulty
}

/** The eight preset topics with what SPEC §3 says about each. */
export const presets: readonly Preset[] = presetTopics.map(id => ({
  id,
  name: names[id],
  difficulty: difficulties[id],
}))

/** The preset with this id, if there is one. */
export function presetOf(id: string): Preset | undefined {
  return presets.find(preset => preset.id === id)
}

/** What a topic is called to its learner: a preset in the language of the moment, any other as it was named. */
export function nameOfTopic(id: string, named: string): string {
  const preset = presetOf(id)
  return preset ? topicNames[preset.id] : named
}
