import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { suggestTopicName } from '../../contract.ts'
import { chooseSense } from '../../rules/own-topic/choose-sense.ts'
import { findTopics } from '../../rules/own-topic/find-topics.ts'
import { asTitle, suggestName } from '../../rules/own-topic/suggest-name.ts'
import { findSenses } from './find-senses.ts'
import { isUnfit } from './is-unfit.ts'
import { knownTopics } from './known-topics.ts'
import type { OwnTopics } from './own-topic.ts'

/** Suggests a name: that of the meaning the answers speak of; where nothing was typed first, of the first known topic they name. */
export function suggestTopicNameRoute(own: OwnTopics): Route {
  const { knowers, patience } = own
  return route(suggestTopicName, async ({ accountId, body: { topicArea = '', userResponses = [] } }) => {
    const answers = userResponses.map(({ answer }) => answer)
    if (await isUnfit(own, [topicArea, ...answers])) return failed('unsuitable_topic')
    const typed = topicArea.trim()
    if (typed === '') return { suggestedName: suggestName(named(answers), `${accountId} ${answers.join()}`) }
    const sense = chooseSense(await findSenses(typed, knowers, openVisit(AbortSignal.timeout(patience))), answers)
    return { suggestedName: suggestName(sense?.title ?? asTitle(typed), `${accountId} ${typed}`) }
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
