import type { Dice } from '#kit/chance/dice.ts'
import { amount } from './talk/fill-line.ts'
import type { TalkContext } from './talk/talk-context.ts'

export interface Thought {
  about: 'review' | 'learned' | 'mood' | 'sleep'
  text: string
}

const moods: readonly { holds: (pet: TalkContext) => boolean; texts: readonly string[] }[] = [
  { holds: pet => pet.happiness < 30, texts: ['A little cuddle would be nice.', 'I am a bit sad just now.'] },
  { holds: pet => pet.energy < 30, texts: ['I am getting sleepy…', 'A nap would be nice.'] },
  { holds: pet => pet.health < 70, texts: ['I am thinking of a snack.', 'Mmh, soup…'] },
  {
    holds: pet => pet.happiness > 80 && pet.energy > 80,
    texts: ['What a lovely day!', 'I could hop all over the room!'],
  },
  { holds: () => true, texts: ['I like it here.', 'I wonder what comes next.'] },
]

/** What the pet has on its mind: one of the things that are true of it now. */
export function think(pet: TalkContext, luck: Dice): Thought {
  if (pet.asleep) return { about: 'sleep', text: 'Zzz…' }
  const texts = moods.find(({ holds }) => holds(pet))?.texts ?? []
  const truths: Thought[] = [{ about: 'mood', text: luck.pick(texts) }]
  if (pet.due) truths.push({ about: 'review', text: reviewText(pet.due) })
  if (pet.learned) truths.push({ about: 'learned', text: `I learned it this week: ${pet.learned}` })
  return luck.pick(truths)
}

function reviewText({ topic, questions }: { topic: string; questions: number }): string {
  return `${topic}: ${amount(questions, 'thing')} I would like to look at again.`
}
