import { timeOfDay } from '../time-of-day.ts'
import { asleep } from './asleep.ts'
import { moods } from './moods.ts'
import { progress } from './progress.ts'
import type { TalkContext } from './talk-context.ts'
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

/** A theme of talk: when it applies, and its weight among the themes that apply. */
export interface Theme {
  weight: number
  holds: (pet: TalkContext) => boolean
  lines: readonly string[]
}

const characters = { brave, gentle, curious, playful, dreamy, steady }
const facts = { science, mathematics, history, literature, art, music, programming, health }
/** Answers before the pet talks about having nothing to review. */
const enoughToForget = 10

/** All themes of a pet that is awake. */
const awake: readonly Theme[] = [
  ...Object.entries(characters).map(([name, lines]) => theme(8, pet => pet.temperament === name, lines)),
  ...Object.entries(times).map(([name, lines]) => theme(3, pet => timeOfDay(pet.hour) === name, lines)),
  theme(4, pet => pet.happiness < 50, moods.glum),
  theme(6, pet => pet.energy < 30, moods.tired),
  theme(4, pet => pet.health < 70, moods.hungry),
  theme(3, pet => pet.happiness > 80 && pet.energy > 80 && pet.health >= 70, moods.great),
  theme(5, pet => pet.due !== null, progress.due),
  theme(2, pet => pet.due === null && pet.answered >= enoughToForget, progress.fresh),
  theme(5, pet => pet.learned !== null, progress.learned),
  theme(2, pet => pet.learningStreak >= 2, progress.streak),
  theme(2, pet => pet.visitStreak >= 3, progress.visits),
  theme(3, pet => pet.answeredToday >= pet.dailyGoal, progress.goal),
  theme(2, pet => pet.answeredToday > 0 && pet.answeredToday < pet.dailyGoal, progress.begun),
  theme(2, pet => pet.level >= 4, progress.grown),
  theme(2, pet => pet.topics.length > 0, progress.topic),
  theme(4, pet => pet.topics.length === 0, progress.noTopic),
  ...Object.entries(facts).map(([id, lines]) =>
    theme(2, pet => pet.topics.some(({ topicId }) => topicId === id), lines),
  ),
]
const sleeping = theme(1, pet => pet.asleep, asleep)

/** All themes. */
export const THEMES: readonly Theme[] = [...awake, sleeping]

/** The themes that apply now; a sleeping pet only murmurs. */
export function themesFor(pet: TalkContext): readonly Theme[] {
  return pet.asleep ? [sleeping] : awake.filter(({ holds }) => holds(pet))
}

function theme(weight: number, holds: Theme['holds'], lines: readonly string[]): Theme {
  return { weight, holds, lines }
}
