/** The eight preset topics of the specification, in its order. */
export const presets = [
  { id: 'science', name: 'Science', difficulty: 'intermediate' },
  { id: 'mathematics', name: 'Mathematics', difficulty: 'intermediate' },
  { id: 'history', name: 'History', difficulty: 'beginner' },
  { id: 'literature', name: 'Literature', difficulty: 'beginner' },
  { id: 'art', name: 'Art & Design', difficulty: 'beginner' },
  { id: 'music', name: 'Music', difficulty: 'beginner' },
  { id: 'programming', name: 'Programming', difficulty: 'advanced' },
  { id: 'health', name: 'Health & Wellness', difficulty: 'beginner' },
] as const

export type Preset = (typeof presets)[number]

/** The preset with this id, if there is one. */
export function presetOf(id: string): Preset | undefined {
  return presets.find(preset => preset.id === id)
}
