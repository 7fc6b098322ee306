import { madePack } from '#authoring/server/made-pack.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { createCustomTopic } from '../../contract.ts'
import { forgetting } from '../../rules/forgetting.ts'
import { presetOf } from '../../rules/presets.ts'
import { customTopicWords } from '../../words.ts'
import { presentTopic } from '../list-topics.ts'
import { findCustomTopic, insertCustomTopic } from '../topic.store.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import { gatherFacts } from './gather-facts.ts'
import { isUnsuitable } from './is-unsuitable.ts'
import { neighboursOf } from './neighbours.ts'
import { stockInTime, stockMessage, wholeSet } from './stock-in-time.ts'
import { type Finding, findWizard, forgetWizard } from './wizard.store.ts'

/**
 * Creates the researched topic with its questions; without earlier research it is done now. The facts come from the
 * server's own research, never from what the caller sends as research.
 */
export function createCustomTopicRoute(own: CustomTopicDeps): Route {
  return route(createCustomTopic, async ({ learnerId, body: { topicName, customPrompt = '' } }) => {
    const ends = performance.now() + own.patience
    if (await isUnsuitable(own, [topicName, customPrompt])) return failed('unsuitable_topic')
    const kept = await findWizard.first(own.db, { learner: learnerId })
    const visit = openVisit(AbortSignal.timeout(own.patience))
    const asker = { learnerId, answers: [] }
    const found = (await stillKnown(own, kept?.found, topicName)) ?? (await gatherFacts(own, topicName, asker, visit))
    if (!found) return nothingKnown(topicName, own, visit)
    const { topicId, likes } = found
    const preset = presetOf(topicId)
    const name = preset?.name ?? topicName
    const insert = () =>
      insertCustomTopic.first(own.db, {
        learner: learnerId,
        topic: topicId,
        name,
        isCustom: !preset,
        likes,
        now: own.clock(),
      })
    const counts = !preset && !(await findCustomTopic.first(own.db, { learner: learnerId, topic: topicId }))
    const added = counts
      ? await own.free.makeTopic(learnerId, insert, row => row?.is_new ?? false)
      : { done: await insert() }
    if (!added) return failed('free_topics_used')
    const patience = Math.max(0, ends - performance.now())
    const { count, ready } = await stockInTime({ ...own, patience }, { topicId, learnerId, likes })
    if (ready && count > 0) await forgetWizard.run(own.db, { learner: learnerId })
    const fresh = { topic_id: topicId, name, is_custom: !preset, ...nothingYet }
    const row = (await rowsOf(own, learnerId)).find(held => held.topic_id === topicId) ?? fresh
    const said = stockMessage(count, ready)
    return {
      topic: presentTopic(row),
      questionsCreated: count,
      partialSuccess: count < wholeSet,
      message: added.done?.is_new ? said : customTopicWords.heldAlready(row.name),
      ...(count > 0 && count < wholeSet ? { warning: said } : {}),
      ...(count === 0 ? { retryInfo: { reason: said } } : {}),
    }
  })
}

const nothingYet = { questions_completed: 0, correct_answers: 0, remembered: 0, due_reviews: 0 }

const rowsOf = ({ db, clock, findTopics }: CustomTopicDeps, learnerId: LearnerId) =>
  findTopics.run(db, { learner: learnerId, now: clock(), decay: forgetting.decay, factor: forgetting.factor })

/** The finding of this topic's research, unless its knowledge has expired. */
async function stillKnown({ db }: CustomTopicDeps, found: Finding | null | undefined, topicName: string) {
  if (found?.topicName !== topicName) return undefined
  return found.madeFrom === 'library' || (await madePack(db, found.topicId)) ? found : undefined
}

async function nothingKnown(
  topicName: string,
  { topicSources }: CustomTopicDeps,
  visit: Visit,
): Promise<ReplyOf<typeof createCustomTopic>> {
  const close = await neighboursOf(topicName, topicSources, visit)
  const reason = close.length > 0 ? customTopicWords.unknown(topicName) : customTopicWords.unknownAlone(topicName)
  return { topic: null, questionsCreated: 0, partialSuccess: true, message: reason, retryInfo: { reason } }
}
