import type { Seal } from '#kit/words/sealed.ts'
import type { TalkContext } from './talk-context.ts'

/** Longest line that fits into the speech bubble, in characters. */
export const mostCharacters = 160

/**
 * Prompt for one line about what the learner is learning, in the tone and language of a built-in line.
 *
 * @param example a built-in line that the pet could say now
 */
export function askForLine(pet: TalkContext, example: string, seal: Seal): { instructions: string; prompt: string } {
  const topics = pet.topics.map(({ name }) => name.slice(0, 80)).join('\n')
  const due = pet.due ? `${pet.due.topic} has ${pet.due.questions} questions to look at again.` : ''
  const parts = [
    `How the pet speaks, for example: ${seal.wrap(example)}`,
    `Its learner's topics: ${seal.wrap(topics)}`,
    ...(pet.learned === null ? [] : [`Its learner found out this week: ${seal.wrap(pet.learned)}`]),
    ...(due === '' ? [] : [`Not looked at for a while: ${seal.wrap(due)}`]),
    'Write the one line.',
  ]
  return { instructions: `${rules(pet)}\n\n${seal.rule}`, prompt: parts.join('\n') }
}

const rules = (
  pet: TalkContext,
) => `You write one line that a small drawn pet says in a learning game for children of eight and older.
The pet is ${pet.temperament}. It speaks warmly, simply and playfully.
- One or two short sentences, ${mostCharacters - 40} characters at most, in the language of the example. Plain text: no quotes, emoji, links or markup.
- Speak of one of the learner's topics or of what they found out, and name it. State no fact that is not given to you; wonder, joke or imagine instead.
- Never ask the learner about themselves: no name, age, home, school, family, friends, feelings or secrets.
- Never press anyone to stay, to come back, to learn more, to pay or to buy; never make anyone feel guilty.
- Nothing sad, frightening, violent or rude.
- The pet is part of a computer program. It never claims to be a person or alive, and says that it is a program if asked.`
