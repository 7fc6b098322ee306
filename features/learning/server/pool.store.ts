import { learning } from '#learning/tables.ts'

/** Which edition of the library the pool of a topic holds. */
export const findEdition = learning.statement(
  'find-pool-edition',
  'select edition, questions, refills from pool_edition where topic_id = :topic',
)

/** What a learner sees before answering: of a row with a `draft`. */
const asked = (row: string) =>
  `jsonb_build_array(${row}.draft -> 'stem', ${row}.draft -> 'code', ${row}.draft -> 'key',
       jsonb_path_query_array(${row}.draft, '$.distractors[*].text'))`

/**
 * Puts drafts into service; a question that is there already takes over the new wording and keeps its history. One that
 * waits for a human after reports comes back only in other words than those that were reported; what was reported of
 * the old ones is then settled. What learners' answers showed of other words, or of a question that was held, is forgotten
 * with them, or the next answer would take it out again.
 */
export const putQuestions = learning.statement(
  'put-questions',
  `with before as (
     select q.id, q.draft, q.withdrawn_at <= q.held_at as held from question q
     where q.topic_id = :topic and q.fingerprint in (select draft ->> 'fingerprint' from jsonb_array_elements(:drafts::jsonb) as draft)
   ), put as (
     insert into question as q (topic_id, fingerprint, level, skill, applied, draft)
     select :topic, draft ->> 'fingerprint', (draft ->> 'level')::smallint, draft ->> 'skill',
       coalesce((draft ->> 'applied')::boolean, false), draft
     from jsonb_array_elements(:drafts::jsonb) as draft
     on conflict (topic_id, fingerprint) do update
       set level = excluded.level, skill = excluded.skill, applied = excluded.applied, draft = excluded.draft,
         withdrawn_at = null, recheck_since = null
       where case when q.withdrawn_at <= greatest(q.held_at, q.recheck_since)
         then q.draft - 'seed' <> excluded.draft - 'seed'
         else q.draft <> excluded.draft or q.withdrawn_at is not null end
     returning q.id, q.draft
   ), forgotten as (
     delete from question_record r using put join before on before.id = put.id
     where r.question_id = put.id and (before.held or ${asked('before')} <> ${asked('put')})
   )
   update report r set settled = true from put where r.question_id = put.id and not r.settled`,
)

/** What a topic has in service. */
export const findDrafts = learning.statement(
  'find-pool-drafts',
  'select draft from question where topic_id = :topic and withdrawn_at is null',
)

/** Adds drafts that are not there yet; what is there stays as it is. */
export const addQuestions = learning.statement(
  'add-questions',
  `insert into question (topic_id, fingerprint, level, skill, applied, draft)
   select :topic, draft ->> 'fingerprint', (draft ->> 'level')::smallint, draft ->> 'skill',
     coalesce((draft ->> 'applied')::boolean, false), draft
   from jsonb_array_elements(:drafts::jsonb) as draft
   on conflict (topic_id, fingerprint) do nothing returning id`,
)

/** Takes what the library no longer holds out of service; what a model wrote was never in it. */
export const withdrawOthers = learning.statement(
  'withdraw-other-questions',
  `update question set withdrawn_at = :now
   where topic_id = :topic and withdrawn_at is null and fingerprint <> all (:fingerprints::text[]) and draft ->> 'author' <> 'model'`,
)

export const putEdition = learning.statement(
  'put-pool-edition',
  `insert into pool_edition (topic_id, edition, questions, stocked_at, refills)
   select :topic, :edition, (select count(*) from question where topic_id = :topic and withdrawn_at is null), :now, :refills
   on conflict (topic_id) do update set edition = excluded.edition, questions = excluded.questions,
     stocked_at = excluded.stocked_at, refills = excluded.refills
   returning questions`,
)

/** Notes a refill of the edition that it was written for; where another edition came meanwhile, that one stands. */
export const noteRefill = learning.statement(
  'note-refill',
  `update pool_edition set questions = (select count(*) from question where topic_id = :topic and withdrawn_at is null),
     stocked_at = :now, refills = greatest(refills, :refills)
   where topic_id = :topic and edition = :edition`,
)
