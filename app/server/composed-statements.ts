import { deleteAccountStatement } from '#account/server/closing/closing.store.ts'
import { idleStatements } from '#account/server/idle/idle.store.ts'
import { findLearnerWith } from '#account/server/learner.store.ts'
import { timeZoneStatements } from '#account/server/time-zone.store.ts'
import { unusedKnowledgeStatement } from '#authoring/server/knowledge.store.ts'
import {
  dueOfTopic,
  isStocked,
  rememberedOfTopic,
  sentenceLearned,
  topicMostDue,
} from '#learning/server/recall.store.ts'
import { freeTimePart } from '#membership/server/free-time.store.ts'
import { paysStill } from '#membership/server/is-subscribed.ts'
import { mayBeCharged } from '#membership/server/subscription.store.ts'
import { lastVisit, moveLastVisit } from '#pet/server/growth.store.ts'
import { talkStatement } from '#pet/server/talk.store.ts'
import { topicsStatement } from '#topics/server/topic.store.ts'
import { heldTopics } from '#topics/server/topic-counts.store.ts'

// Statements of one feature that read data of a feature below it. The app knows both, so it composes them.

// A learner with the remaining free time.
findLearnerWith(freeTimePart)

/** Accounts that haven't been used for long. Paid ones are never idle. */
export const findIdle = idleStatements(paysStill('a.id', ':now::timestamptz'))

/** A closed account is deleted once it can't be charged any more. */
export const deleteAccountRow = deleteAccountStatement(mayBeCharged)

/** Reads and writes for a change of time zone, including the day of the pet's last visit. */
export const timeZone = timeZoneStatements({ lastVisit, moveLastVisit })

/** Knowledge of topics without a stocked pool. */
export const deleteUnusedKnowledge = unusedKnowledgeStatement(isStocked)

/** What the pet knows when it talks or thinks. */
export const loadTalk = talkStatement({ heldTopics, topicMostDue, sentenceLearned })

/** A learner's topics, with how much of each is remembered and due. */
export const findTopics = topicsStatement({ remembered: rememberedOfTopic, due: dueOfTopic })
