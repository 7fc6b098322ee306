import { authoring } from '#authoring/tables.ts'

/** The pack generated for a topic that no reviewed pack covers. */
export const findKnowledge = authoring.statement(
  'find-knowledge',
  'select pack, made_at from knowledge where topic_id = :topic',
)

/**
 * Deletes the packs of topics that no learner has.
 *
 * @param isLearned SQL that is true where a learner has the topic `k.topic_id`
 */
export function unusedKnowledgeStatement(isLearned: string) {
  return authoring.statement(
    'sweep-knowledge',
    `delete from knowledge k where k.made_at <= :before and not ${isLearned}`,
  )
}
export type DeleteUnusedKnowledge = ReturnType<typeof unusedKnowledgeStatement>

/** Stores the pack of a topic for all its learners, replacing an older one. */
export const putKnowledge = authoring.statement(
  'put-knowledge',
  `insert into knowledge (topic_id, pack, made_at) values (:topic, :pack::jsonb, :now)
   on conflict (topic_id) do update set pack = excluded.pack, made_at = excluded.made_at
   where knowledge.made_at < excluded.made_at`,
)
