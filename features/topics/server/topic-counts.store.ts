import { topics } from '#topics/tables.ts'

/**
 * A table expression that counts an answer on its topic. Its parameters: `:topic`, `:isNew`, `:correct`, `:ability`,
 * `:abilityAnswers`, `:medianSeconds`, `:lastingMore` and `:stabilityOffset`.
 *
 * @param saved name of a table expression with the learner's `learner_id`
 */
export function countTopicAnswer(saved: string): string {
  return topics.fragment(`update learner_topic t set questions_completed = t.questions_completed + :isNew::boolean::int,
       answers = t.answers + 1, correct_answers = t.correct_answers + :correct::boolean::int,
       correct_in_row = case when :correct then t.correct_in_row + 1 else 0 end,
       wrong_in_row = case when :correct then 0 else t.wrong_in_row + 1 end,
       ability = :ability, ability_answers = :abilityAnswers, median_seconds = :medianSeconds,
       lasting = greatest(0, t.lasting + :lastingMore), stability_offset = :stabilityOffset
     from ${saved} where t.learner_id = ${saved}.learner_id and t.topic_id = :topic`)
}

/**
 * A table expression that counts `:answers` answers of the topic `:topic`, which were marked wrong, as correct.
 *
 * @param saved name of a table expression with the learner's `learner_id`
 */
export function correctTopicAnswers(saved: string): string {
  return topics.fragment(`update learner_topic t set correct_answers = t.correct_answers + :answers from ${saved}
     where t.learner_id = ${saved}.learner_id and t.topic_id = :topic`)
}

/** The topics of the learner `l`, as one JSON array `topics`. */
export const heldTopics = topics.fragment(
  `select json_agg(json_build_object('topicId', t.topic_id, 'name', t.name, 'isCustom', t.is_custom) order by t.added_at, t.topic_id) as topics
     from learner_topic t where t.learner_id = l.id`,
)
