import { topics } from '#topics/tables.ts'

/** A topic of a learner, with its counts. */
export interface TopicRow {
  topic_id: string
  name: string
  is_custom: boolean
  questions_completed: number
  correct_answers: number
  /** Sum of the recall probabilities of the 25 best-remembered questions answered correctly. */
  remembered: number
  due_reviews: number
}

/** No row if the learner already has the topic. */
export const insertTopic = topics.statement(
  'insert-topic',
  `insert into learner_topic (learner_id, topic_id, name, added_at) values (:learner, :topic, :name, :now)
   on conflict (learner_id, topic_id) do nothing returning topic_id`,
)

/**
 * Adds a custom topic. If the learner already has it, only updates what they like best in it; `is_new` says which happened.
 */
export const insertCustomTopic = topics.statement(
  'insert-own-topic',
  `insert into learner_topic (learner_id, topic_id, name, is_custom, likes, added_at) values (:learner, :topic, :name, :isCustom, :likes, :now)
   on conflict (learner_id, topic_id) do update set likes = excluded.likes
   returning topic_id, name, is_custom, xmax = 0 as is_new`,
)

/** A row if the learner has the topic and it's a custom one. */
export const findCustomTopic = topics.statement(
  'find-own-topic',
  'select topic_id from learner_topic where learner_id = :learner and topic_id = :topic and is_custom',
)

/** SQL about a topic `t` from the feature that stores memories. */
export interface TopicMemory {
  /** A subquery with one row: `remembered`, the sum of the recall of the best-remembered questions. */
  readonly remembered: string
  /** A subquery with one row: `due`, the number of reviews due. */
  readonly due: string
}

/** The learner's topics in the order in which they were added. */
export function topicsStatement({ remembered, due }: TopicMemory) {
  return topics.statement(
    'find-topics',
    `select t.topic_id, t.name, t.is_custom, t.questions_completed, t.correct_answers,
     coalesce(r.remembered, 0)::float8 as remembered, coalesce(d.due, 0)::int as due_reviews
   from learner_topic t
   left join lateral (${remembered}) r on true
   left join lateral (${due}) d on true
   where t.learner_id = :learner
   order by t.added_at, t.topic_id`,
  )
}
export type FindTopics = ReturnType<typeof topicsStatement>
