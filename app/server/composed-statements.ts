import { deleteLearnerStatement } from '#account/server/closing/closing.store.ts'
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

// Statements of one feature that read what a feature below it knows: the app, which knows both, puts them together.

// A learner with what is left of their free time.
findLearnerWith(freeTimePart)

/** Accounts that nobody has used for long; those that are paid for are never idle. */
export const findIdle = idleStatements(paysStill('l.id', ':now::timestamptz'))

/** A closed account is deleted once it cannot be charged any more. */
export const deleteLearner = deleteLearnerStatement(mayBeCharged)

/** What a change of the time zone reads and writes, the day of the pet's last visit included. */
export const timeZone = timeZoneStatements({ lastVisit, moveLastVisit })

/** Knowledge of topics that no pool was stocked with. */
export const deleteUnusedKnowledge = unusedKnowledgeStatement(isStocked)

/** What the pet knows when it speaks or thinks. */
export const loadTalk = talkStatement({ heldTopics, topicMostDue, sentenceLearned })

/** A learner's topics with how much of each is remembered and due. */
export const findTopics = topicsStatement({ remembered: rememberedOfTopic, due: dueOfTopic })
