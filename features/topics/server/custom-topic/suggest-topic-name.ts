import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { suggestTopicName } from '../../contract.ts'
import { chooseMeaning } from '../../rules/custom-topic/choose-meaning.ts'
import { findTopics } from '../../rules/custom-topic/find-topics.ts'
import { asTitle, suggestName } from '../../rules/custom-topic/suggest-name.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import { findMeanings } from './find-meanings.ts'
import { isUnsuitable } from './is-unsuitable.ts'
import { knownTopics } from './known-topics.ts'

/** Suggests a name: from the meaning that fits the answers, or from the first known topic they name if nothing was typed. */
export function suggestTopicNameRoute(own: CustomTopicDeps): Route {
  const { topicSources, patience } = own
  return route(suggestTopicName, async ({ learnerId, body: { topicArea = '', userResponses = [] } }) => {
    const answers = userResponses.map(({ answer }) => answer)
    if (await isUnsuitable(own, [topicArea, ...answers])) return failed('unsuitable_topic')
    const typed = topicArea.trim()
    if (typed === '') return { suggestedName: suggestName(named(answers), `${learnerId} ${answers.join()}`) }
    const meaning = chooseMeaning(
      await findMeanings(typed, topicSources, openVisit(AbortSignal.timeout(patience))),
      answers,
    )
    return { suggestedName: suggestName(meaning?.title ?? asTitle(typed), `${learnerId} ${typed}`) }
  })
}

/** The first known topic that an answer names. */
function named(answers: readonly string[]): string | undefined {
  for (const answer of answers) {
    const { meant, near } = findTopics(knownTopics(), answer)
    const [first] = [...meant, ...near]
    if (first) return first.title
  }
  return undefined
}
