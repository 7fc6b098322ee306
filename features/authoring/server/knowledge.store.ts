import { authoring } from '#authoring/tables.ts'

/** The pack that was made for a topic which no reviewed pack holds. */
export const findKnowledge = authoring.statement(
  'find-knowledge',
  'select pack, made_at from knowledge where topic_id = :topic',
)

/** Throws away what was found out about topics that nobody made theirs then. */
export const sweepKnowledge = authoring.statement(
  'sweep-knowledge',
  `delete from knowledge k where k.made_at <= :before
   and not exists (select from pool_edition p where p.topic_id = k.topic_id)`,
)

/** Keeps what was found out about a topic, for all who learn it; newer knowledge replaces older. */
export const putKnowledge = authoring.statement(
  'put-knowledge',
  `insert into knowledge (topic_id, pack, made_at) values (:topic, :pack::jsonb, :now)
   on conflict (topic_id) do update set pack = excluded.pack, made_at = excluded.made_at
   where knowledge.made_at < excluded.made_at`,
)
