import type { Dice } from '#kit/random/dice.ts'
import type { TalkContext } from './talk/talk-context.ts'
import { talkWords } from './talk/talk-words.ts'

export interface Thought {
  about: 'review' | 'learned' | 'mood' | 'sleep'
  text: string
}

const moods: readonly { holds: (pet: TalkContext) => boolean; mood: keyof typeof talkWords.moods }[] = [
  { holds: pet => pet.happiness < 30, mood: 'sad' },
  { holds: pet => pet.energy < 30, mood: 'tired' },
  { holds: pet => pet.health < 70, mood: 'hungry' },
  { holds: pet => pet.happiness > 80 && pet.energy > 80, mood: 'great' },
]

/** What the pet has on its mind: one of the thoughts that are true now. */
export function think(pet: TalkContext, luck: Dice): Thought {
  if (pet.asleep) return { about: 'sleep', text: talkWords.asleep }
  const mood = moods.find(({ holds }) => holds(pet))?.mood ?? 'well'
  const truths: Thought[] = [{ about: 'mood', text: luck.pick(talkWords.moods[mood]) }]
  if (pet.due) truths.push({ about: 'review', text: talkWords.review(pet.due.topic, pet.due.questions) })
  if (pet.learned) truths.push({ about: 'learned', text: talkWords.learned(pet.learned) })
  return luck.pick(truths)
}
