import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { createOwnTopic } from '../../contract.ts'
import { presetOf } from '../../rules/presets.ts'
import { ownTopicWords } from '../../words.ts'
import { presentTopic } from '../list-topics.ts'
import { findOwnTopic, insertOwnTopic } from '../topic.store.ts'
import { findOut } from './find-out.ts'
import { isUnfit } from './is-unfit.ts'
import { neighboursOf } from './neighbours.ts'
import type { OwnTopics } from './own-topic.ts'
import { stockInTime, wholeSet } from './stock-in-time.ts'
import { type Finding, findWizard, forgetWizard } from './wizard.store.ts'

/**
 * Makes the topic that was researched, with its questions; whoever comes without research has it done now. What was found
 * stands on the server: nothing that the caller sends along as research is believed.
 */
export function createOwnTopicRoute(own: OwnTopics): Route {
  return route(createOwnTopic, async ({ accountId, body: { topicName, customPrompt = '' } }) => {
    if (await isUnfit(own, [topicName, customPrompt])) return failed('unsuitable_topic')
    const kept = await findWizard.first(own.db, [accountId])
    const found = kept?.found?.topicName === topicName ? kept.found : await lookUp(own, accountId, topicName)
    if (!found) return nothingKnown(topicName, own)
    const preset = presetOf(found.topicId)
    const insert = () =>
      insertOwnTopic.first(own.db, [
        accountId,
        found.topicId,
        preset?.name ?? topicName,
        !preset,
        found.likes,
        own.clock(),
      ])
    const counts = !preset && !(await findOwnTopic.first(own.db, [accountId, found.topicId]))
    const added = counts
      ? await own.free.makeTopic(accountId, insert, row => row?.is_new ?? false)
      : { done: await insert() }
    if (!added) return failed('free_topics_used')
    const { count, ready } = await stockInTime(own, {
      topicId: found.topicId,
      learnerId: accountId,
      likes: found.likes,
    })
    if (ready && count > 0) await forgetWizard.run(own.db, [accountId])
    const row = added.done ?? { topic_id: found.topicId, name: topicName, is_custom: !preset, is_new: true }
    return {
      topic: presentTopic({ ...row, questions_completed: 0, correct_answers: 0, remembered: 0, due_reviews: 0 }),
      questionsCreated: count,
      partialSuccess: count < wholeSet,
      message: row.is_new ? ownTopicWords.ready(count) : ownTopicWords.heldAlready(row.name),
      ...(count > 0 && count < wholeSet ? { warning: ownTopicWords.few(count) } : {}),
      ...(count === 0 ? { retryInfo: { reason: ready ? ownTopicWords.nothingWritten : ownTopicWords.tooSlow } } : {}),
    }
  })
}

async function lookUp(
  own: OwnTopics,
  learnerId: string,
  topicName: string,
): Promise<Omit<Finding, 'topicName'> | undefined> {
  return await findOut(own, topicName, { learnerId, answers: [] }, own.knowers, AbortSignal.timeout(own.patience))
}

async function nothingKnown(topicName: string, { knowers }: OwnTopics): Promise<ReplyOf<typeof createOwnTopic>> {
  const close = await neighboursOf(topicName, knowers)
  const reason = close.length > 0 ? ownTopicWords.unknown(topicName) : ownTopicWords.unknownAlone(topicName)
  return { topic: null, questionsCreated: 0, partialSuccess: true, message: reason, retryInfo: { reason } }
}
