import { statement } from '#kit/db/statement.ts'

/** Which edition of the library the pool of a topic holds. */
export const findEdition = statement<{ edition: string; questions: number }, [topic: string]>(
  'find-pool-edition',
  'select edition, questions from pool_edition where topic_id = $1',
)

/** Puts drafts into service; a question that is there already takes over the new wording and keeps its history. */
export const putQuestions = statement<never, [topic: string, drafts: string]>(
  'put-questions',
  `insert into question as q (topic_id, fingerprint, level, skill, draft)
   select $1, draft ->> 'fingerprint', (draft ->> 'level')::smallint, draft ->> 'skill', draft
   from jsonb_array_elements($2::jsonb) as draft
   on conflict (topic_id, fingerprint) do update
     set level = excluded.level, skill = excluded.skill, draft = excluded.draft, withdrawn_at = null
     where q.draft is distinct from excluded.draft or q.withdrawn_at is not null`,
)

/** Takes what the library no longer holds out of service. */
export const withdrawOthers = statement<never, [topic: string, fingerprints: string[], now: Date]>(
  'withdraw-other-questions',
  `update question set withdrawn_at = $3
   where topic_id = $1 and withdrawn_at is null and fingerprint <> all ($2::text[])`,
)

export const putEdition = statement<{ questions: number }, [topic: string, edition: string, now: Date]>(
  'put-pool-edition',
  `insert into pool_edition (topic_id, edition, questions, stocked_at)
   select $1, $2, (select count(*) from question where topic_id = $1 and withdrawn_at is null), $3
   on conflict (topic_id) do update
     set edition = excluded.edition, questions = excluded.questions, stocked_at = excluded.stocked_at
   returning questions`,
)
