import { statement } from '#kit/db/statement.ts'
import type { Pack } from '../rules/pack.ts'

/** The pack that was made for a topic which no reviewed pack holds. */
export const findKnowledge = statement<{ pack: Pack; made_at: Date }, [topic: string]>(
  'find-knowledge',
  'select pack, made_at from knowledge where topic_id = $1',
)

/** Throws away what was found out about topics that nobody made theirs then. */
export const sweepKnowledge = statement<never, [before: Date]>(
  'sweep-knowledge',
  `delete from knowledge k where k.made_at <= $1
   and not exists (select from pool_edition p where p.topic_id = k.topic_id)`,
)

/** Keeps what was found out about a topic, for all who learn it; newer knowledge replaces older. */
export const putKnowledge = statement<never, [topic: string, pack: string, now: Date]>(
  'put-knowledge',
  `insert into knowledge (topic_id, pack, made_at) values ($1, $2::jsonb, $3)
   on conflict (topic_id) do update set pack = excluded.pack, made_at = excluded.made_at
   where knowledge.made_at < excluded.made_at`,
)
