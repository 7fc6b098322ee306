import { customTopicWords } from '../../words.ts'
import type { Meaning } from './choose-meaning.ts'

/** A question about what the learner likes about a topic. */
export interface Interest {
  id: string
  question: string
  placeholder: string
  /** Choices to tap instead of typing. */
  choices?: string[]
}

/** Id of the question that asks which meaning of the typed word the learner wants. */
export const meaningQuestion = 'sense'

const fewest = 3
const most = 5

/**
 * Three to five questions about a topic: first which meaning, if there are several, then questions written for the topic,
 * then general ones.
 *
 * @param name of the topic, as it fits into a question; blank where the learner does not know yet
 */
export function interestsFor(
  name: string,
  meanings: readonly Meaning[],
  written: readonly Omit<Interest, 'id'>[],
): Interest[] {
  const which: Interest[] =
    meanings.length > 1
      ? [
          {
            id: meaningQuestion,
            question: customTopicWords.whichMeaning(name),
            placeholder: customTopicWords.whichMeaningHint,
            choices: meanings.map(({ label }) => label),
          },
        ]
      : []
  const general = name === '' ? customTopicWords.openInterests() : customTopicWords.interests(name)
  const asked = meanings.length > 1 ? [] : written
  const others = [...asked, ...general.slice(0, Math.max(0, fewest - which.length - asked.length))]
  return [...which, ...others.slice(0, most - which.length).map((each, i) => ({ id: `interest-${i + 1}`, ...each }))]
}
