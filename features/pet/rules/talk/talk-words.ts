import { catalogue } from '#kit/words/catalogue.ts'
import { asleep } from './asleep.ts'
import { moods } from './moods.ts'
import { progress } from './progress.ts'
import { brave } from './temperaments/brave.ts'
import { curious } from './temperaments/curious.ts'
import { dreamy } from './temperaments/dreamy.ts'
import { gentle } from './temperaments/gentle.ts'
import { playful } from './temperaments/playful.ts'
import { steady } from './temperaments/steady.ts'
import { times } from './times.ts'
import { art } from './topics/art.ts'
import { health } from './topics/health.ts'
import { history } from './topics/history.ts'
import { literature } from './topics/literature.ts'
import { mathematics } from './topics/mathematics.ts'
import { music } from './topics/music.ts'
import { programming } from './topics/programming.ts'
import { science } from './topics/science.ts'

/**
 * Every line of talk, for the translations. The rules and the memory of the latest lines use the English lines; a line is
 * translated when it is said.
 */
export const talkLines = catalogue('pet.talk', {
  asleep,
  moods,
  progress,
  times,
  characters: { brave, curious, dreamy, gentle, playful, steady },
  facts: { art, health, history, literature, mathematics, music, programming, science },
})

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** `one question`, `three days`; in words up to ten. */
const amount = (count: number, noun: string) => `${small[count] ?? count} ${noun}${count === 1 ? '' : 's'}`

/** Texts for the blanks of a line, and the pet's thoughts. */
export const talkWords = catalogue('pet.thoughts', {
  questions: (count: number) => amount(count, 'question'),
  days: (count: number) => amount(count, 'day'),
  moods: {
    sad: ['A little cuddle would be nice.', 'I am a bit sad just now.'],
    tired: ['I am getting sleepy…', 'A nap would be nice.'],
    hungry: ['I am thinking of a snack.', 'Mmh, soup…'],
    great: ['What a lovely day!', 'I could hop all over the room!'],
    well: ['I like it here.', 'I wonder what comes next.'],
  },
  asleep: 'Zzz…',
  learned: (fact: string) => `I learned it this week: ${fact}`,
  review: (topic: string, count: number) => `${topic}: ${amount(count, 'thing')} I would like to look at again.`,
})
