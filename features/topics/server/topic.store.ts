import { topics } from '#topics/tables.ts'

/** One of a learner's topics with its counts. */
export interface TopicRow {
  topic_id: string
  name: string
  is_custom: boolean
  questions_completed: number
  correct_answers: number
  /** Sum of the recall probabilities of the 25 best remembered questions answered correctly. */
  remembered: number
  due_reviews: number
}

/** No row where the learner has the topic already. */
export const insertTopic = topics.statement(
  'insert-topic',
  `insert into learner_topic (learner_id, topic_id, name, added_at) values (:learner, :topic, :name, :now)
   on conflict (learner_id, topic_id) do nothing returning topic_id`,
)

/**
 * Adds a topic of the learner's own, or takes over what they like of one they hold: it keeps its name. `is_new` tells which.
 */
export const insertOwnTopic = topics.statement(
  'insert-own-topic',
  `insert into learner_topic (learner_id, topic_id, name, is_custom, likes, added_at) values (:learner, :topic, :name, :isCustom, :likes, :now)
   on conflict (learner_id, topic_id) do update set likes = excluded.likes
   returning topic_id, name, is_custom, xmax = 0 as is_new`,
)

/** A row where the learner holds the topic and it is none of the presets. */
export const findOwnTopic = topics.statement(
  'find-own-topic',
  'select topic_id from learner_topic where learner_id = :learner and topic_id = :topic and is_custom',
)

/**
 * The learner's topics in the order they were added. Recall is the forgetting curve of FSRS-6 with its default decay:
 * R = (1 + factor × t / S) ^ decay, t in days since the last review, S the stability times
 * e^offset, the learner's own.
 */
export const findTopics = topics.statement(
  'find-topics',
  `select t.topic_id, t.name, t.is_custom, t.questions_completed, t.correct_answers,
     coalesce(r.remembered, 0)::float8 as remembered, coalesce(d.due, 0)::int as due_reviews
   from learner_topic t
   left join lateral (
     select sum(recall) as remembered from (
       select power(1 + :factor::float8 * greatest(extract(epoch from :now::timestamptz - m.reviewed_at)::float8, 0) / 86400 / (m.stability * exp(t.stability_offset)), :decay::float8) as recall
       from memory m where m.learner_id = t.learner_id and m.topic_id = t.topic_id and m.correct_answers > 0
       order by recall desc limit 25
     ) best
   ) r on true
   left join lateral (
     select count(*) as due from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     where m.learner_id = t.learner_id and m.topic_id = t.topic_id and m.due_at <= :now::timestamptz
   ) d on true
   where t.learner_id = :learner
   order by t.added_at, t.topic_id`,
)
