import type { RowOf } from '#kit/db/statement.ts'
import { pet } from '#pet/tables.ts'
import { petColumns, weekOf } from './pet.store.ts'

/** What the pet knows when it speaks or thinks. */
export type TalkRow = RowOf<'load-talk'>

/** Facts from the features below this one, each a subquery with one row for the learner `l`. */
export interface TalkFacts {
  /** `topics`, all topics of the learner. */
  readonly heldTopics: string
  /** `name`, `is_custom` and `questions` of the topic with the most reviews due. */
  readonly topicMostDue: string
  /** `sentence`, something learned in the last seven days, picked by `:luck`. */
  readonly sentenceLearned: string
}

/** The pet, when it last spoke, and what its learner has done. No row without a pet. */
export function talkStatement({ heldTopics, topicMostDue, sentenceLearned }: TalkFacts) {
  return pet.wideStatement(
    'load-talk',
    `select ${petColumns}, week_correct, week_seconds, k.done_at, k.attempt, k.said,
     l.time_zone, l.learning_streak, l.daily_goal, today.answered as answered_today, held.topics,
     due.name as due_topic, due.is_custom as due_custom, due.questions as due_questions, learned.sentence as learned
   from pet c join learner l on l.id = c.learner_id
   left join pet_care k on k.learner_id = c.learner_id and k.action = 'talk' ${weekOf(':now::timestamptz')}
   left join learning_day today on today.learner_id = l.id and today.day = (:now::timestamptz at time zone l.time_zone)::date
   left join lateral (${heldTopics}) held on true
   left join lateral (${topicMostDue}) due on true
   left join lateral (${sentenceLearned}) learned on true
   where c.learner_id = :learner`,
    { stats_at: true, asleep_until: true, done_at: true },
  )
}
export type LoadTalk = ReturnType<typeof talkStatement>
