import { learning } from '#learning/tables.ts'

/** The edition of the library that a topic's pool was filled from. */
export const findEdition = learning.statement(
  'find-pool-edition',
  'select edition, questions, refills from pool_edition where topic_id = :topic',
)

/** SQL of the parts of a row's `draft` that a learner sees before answering. */
const asked = (row: string) =>
  `jsonb_build_array(${row}.draft -> 'stem', ${row}.draft -> 'code', ${row}.draft -> 'key',
       jsonb_path_query_array(${row}.draft, '$.distractors[*].text'))`

/**
 * Puts drafts into service. An existing question takes the new wording and keeps its history. A question that awaits
 * review after reports returns only if its wording differs from the reported one, and its reports are then settled. If the
 * wording changed or the question was held, its statistics are deleted; otherwise the next answer would take it out of
 * service again.
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

/** The drafts of a topic's questions in service. */
export const findDrafts = learning.statement(
  'find-pool-drafts',
  'select draft from question where topic_id = :topic and withdrawn_at is null',
)

/** Adds drafts that aren't in the pool yet; existing questions stay unchanged. */
export const addQuestions = learning.statement(
  'add-questions',
  `insert into question (topic_id, fingerprint, level, skill, applied, draft)
   select :topic, draft ->> 'fingerprint', (draft ->> 'level')::smallint, draft ->> 'skill',
     coalesce((draft ->> 'applied')::boolean, false), draft
   from jsonb_array_elements(:drafts::jsonb) as draft
   on conflict (topic_id, fingerprint) do nothing returning id`,
)

/** Takes questions out of service that the library no longer contains. Questions written by a model were never in it, so they stay. */
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

/** Records a refill of an edition. Changes nothing if the pool has moved on to another edition in the meantime. */
export const noteRefill = learning.statement(
  'note-refill',
  `update pool_edition set questions = (select count(*) from question where topic_id = :topic and withdrawn_at is null),
     stocked_at = :now, refills = greatest(refills, :refills)
   where topic_id = :topic and edition = :edition`,
)
