import { madePack } from '#authoring/server/made-pack.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { createOwnTopic } from '../../contract.ts'
import { presetOf } from '../../rules/presets.ts'
import { ownTopicWords } from '../../words.ts'
import { presentTopic } from '../list-topics.ts'
import { findOwnTopic, insertOwnTopic } from '../topic.store.ts'
import { findOut } from './find-out.ts'
import { isUnfit } from './is-unfit.ts'
import { neighboursOf } from './neighbours.ts'
import type { OwnTopics } from './own-topic.ts'
import { sayStocked, stockInTime, wholeSet } from './stock-in-time.ts'
import { type Finding, findWizard, forgetWizard } from './wizard.store.ts'

/**
 * Makes the topic that was researched, with its questions; whoever comes without research has it done now. What was found
 * stands on the server: nothing that the caller sends along as research is believed.
 */
export function createOwnTopicRoute(own: OwnTopics): Route {
  return route(createOwnTopic, async ({ accountId, body: { topicName, customPrompt = '' } }) => {
    const ends = performance.now() + own.patience
    if (await isUnfit(own, [topicName, customPrompt])) return failed('unsuitable_topic')
    const kept = await findWizard.first(own.db, [accountId])
    const visit = openVisit(AbortSignal.timeout(own.patience))
    const asker = { learnerId: accountId, answers: [] }
    const found = (await stillKnown(own, kept?.found, topicName)) ?? (await findOut(own, topicName, asker, visit))
    if (!found) return nothingKnown(topicName, own, visit)
    const { topicId, likes } = found
    const preset = presetOf(topicId)
    const name = preset?.name ?? topicName
    const insert = () => insertOwnTopic.first(own.db, [accountId, topicId, name, !preset, likes, own.clock()])
    const counts = !preset && !(await findOwnTopic.first(own.db, [accountId, topicId]))
    const added = counts
      ? await own.free.makeTopic(accountId, insert, row => row?.is_new ?? false)
      : { done: await insert() }
    if (!added) return failed('free_topics_used')
    const patience = Math.max(0, ends - performance.now())
    const { count, ready } = await stockInTime({ ...own, patience }, { topicId, learnerId: accountId, likes })
    if (ready && count > 0) await forgetWizard.run(own.db, [accountId])
    const row = added.done ?? { topic_id: topicId, name, is_custom: !preset, is_new: true }
    const said = sayStocked(count, ready)
    return {
      topic: presentTopic({ ...row, questions_completed: 0, correct_answers: 0, remembered: 0, due_reviews: 0 }),
      questionsCreated: count,
      partialSuccess: count < wholeSet,
      message: row.is_new ? said : ownTopicWords.heldAlready(row.name),
      ...(count > 0 && count < wholeSet ? { warning: said } : {}),
      ...(count === 0 ? { retryInfo: { reason: said } } : {}),
    }
  })
}

/** What the research of this topic found, unless it lies so far back that it is gone. */
async function stillKnown({ db }: OwnTopics, found: Finding | null | undefined, topicName: string) {
  if (found?.topicName !== topicName) return undefined
  return found.madeFrom === 'library' || (await madePack(db, found.topicId)) ? found : undefined
}

async function nothingKnown(
  topicName: string,
  { knowers }: OwnTopics,
  visit: Visit,
): Promise<ReplyOf<typeof createOwnTopic>> {
  const close = await neighboursOf(topicName, knowers, visit)
  const reason = close.length > 0 ? ownTopicWords.unknown(topicName) : ownTopicWords.unknownAlone(topicName)
  return { topic: null, questionsCreated: 0, partialSuccess: true, message: reason, retryInfo: { reason } }
}
