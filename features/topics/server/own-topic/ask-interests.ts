import { jsonText } from '#kit/db/json-text.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { askInterests } from '../../contract.ts'
import { interestsFor } from '../../rules/own-topic/interests.ts'
import { phraseIn } from '../../rules/own-topic/typed-topic.ts'
import { findSenses } from './find-senses.ts'
import { isUnfit } from './is-unfit.ts'
import type { OwnTopics } from './own-topic.ts'
import { putWizard } from './wizard.store.ts'

/** Asks what the learner likes of a topic, and which of its namesakes is meant. From here on the way there is kept. */
export function askInterestsRoute(own: OwnTopics): Route {
  const { db, clock, knowers, patience } = own
  return route(askInterests, async ({ accountId, body: { topicArea = '' } }) => {
    if (await isUnfit(own, [topicArea])) return failed('unsuitable_topic')
    const senses = await findSenses(topicArea, knowers, openVisit(AbortSignal.timeout(patience)))
    const [first, ...others] = senses
    const name = first && others.length === 0 ? first.title : phraseIn(topicArea)
    const questions = interestsFor(name, senses, first?.interests ?? [])
    const state = { step: 2, topicArea, questions, userResponses: [], topicName: '', research: null }
    await putWizard.run(db, { learner: accountId, state: jsonText(state), found: null, now: clock() })
    return { questions }
  })
}
