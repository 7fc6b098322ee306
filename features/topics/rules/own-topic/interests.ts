import { ownTopicWords } from '../../words.ts'
import type { Sense } from './choose-sense.ts'

/** A question about what the learner likes of a topic. */
export interface Interest {
  id: string
  question: string
  placeholder: string
  /** Answers to tap instead of typing. */
  choices?: string[]
}

/** Where the typed word has several meanings this question asks which; its id tells its answer from the others. */
export const senseQuestion = 'sense'

const fewest = 3
const most = 5

/**
 * Three to five questions for a topic: first which meaning is meant, where there are several, then those that were written for
 * the topic, then general ones that name it.
 *
 * @param name of the topic, as a question can say it; blank where the learner has no idea yet
 */
export function interestsFor(
  name: string,
  senses: readonly Sense[],
  written: readonly Omit<Interest, 'id'>[],
): Interest[] {
  const which: Interest[] =
    senses.length > 1
      ? [
          {
            id: senseQuestion,
            question: ownTopicWords.whichSense(name),
            placeholder: ownTopicWords.whichSenseHint,
            choices: senses.map(({ label }) => label),
          },
        ]
      : []
  const general = name === '' ? ownTopicWords.openInterests() : ownTopicWords.interests(name)
  const asked = senses.length > 1 ? [] : written
  const others = [...asked, ...general.slice(0, Math.max(0, fewest - which.length - asked.length))]
  return [...which, ...others.slice(0, most - which.length).map((each, i) => ({ id: `interest-${i + 1}`, ...each }))]
}
