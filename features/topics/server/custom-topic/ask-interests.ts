import { jsonText } from '#kit/db/json-text.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { askInterests } from '../../contract.ts'
import { interestsFor } from '../../rules/custom-topic/interests.ts'
import { phraseIn } from '../../rules/custom-topic/typed-topic.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import { findMeanings } from './find-meanings.ts'
import { isUnsuitable } from './is-unsuitable.ts'
import { putWizard } from './wizard.store.ts'

/** Asks what the learner likes about a topic, and which meaning they have in mind. From here on the unfinished topic is saved. */
export function askInterestsRoute(own: CustomTopicDeps): Route {
  const { db, clock, topicSources, patience } = own
  return route(askInterests, async ({ learnerId, body: { topicArea = '' } }) => {
    if (await isUnsuitable(own, [topicArea])) return failed('unsuitable_topic')
    const meanings = await findMeanings(topicArea, topicSources, openVisit(AbortSignal.timeout(patience)))
    const [first, ...others] = meanings
    const name = first && others.length === 0 ? first.title : phraseIn(topicArea)
    const questions = interestsFor(name, meanings, first?.interests ?? [])
    const state = { step: 2, topicArea, questions, userResponses: [], topicName: '', research: null }
    await putWizard.run(db, { learner: learnerId, state: jsonText(state), found: null, now: clock() })
    return { questions }
  })
}
