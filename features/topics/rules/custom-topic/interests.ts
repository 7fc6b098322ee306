import { customTopicWords } from '../../words.ts'
import type { Meaning } from './choose-meaning.ts'

/** A question about what the learner likes of a topic. */
export interface Interest {
  id: string
  question: string
  placeholder: string
  /** Answers to tap instead of typing. */
  choices?: string[]
}

/** Where the typed word has several meanings this question asks which; its id tells its answer from the others. */
export const meaningQuestion = 'sense'

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
