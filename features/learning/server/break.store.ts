import { learning } from '#learning/tables.ts'
import { savePetStats } from '#pet/server/growth.store.ts'
import type { PetRow, WeekRow } from '#pet/server/pet.store.ts'
import { petColumns, weekOf } from '#pet/server/pet.store.ts'

/** Everything needed to offer a break. Columns are null if there is no pet or the learner doesn't have the topic. */
export interface OfferRow {
  answers: number | null
  topic_id: string | null
  ability: number | null
}

export const loadOffer = learning.statement(
  'load-break-offer',
  `select c.total_questions as answers, t.topic_id, t.ability
   from learner l
   left join pet c on c.learner_id = l.id
   left join learner_topic t on t.learner_id = l.id and t.topic_id = :topic
   where l.id = :learner`,
)

/** Everything needed to complete a break. */
export interface BreakRow extends PetRow, WeekRow {
  last_break_at: number | null
}

/** No row if there is no pet. */
export const loadBreak = learning.statement(
  'load-break',
  `select ${petColumns}, week_correct, week_seconds,
     (select max(b.answers) from break_taken b where b.learner_id = l.id) as last_break_at
   from pet c join learner l on l.id = c.learner_id ${weekOf(':now::timestamptz')}
   where c.learner_id = :learner`,
)

/** Saves a break and lets the pet rest. No row if the pet has changed since it was loaded; the caller then retries. */
export const saveBreak = learning.statement(
  'save-break',
  `with rested as (
     ${savePetStats}
   ), noted as (
     insert into break_taken (learner_id, answers, kind, taken_at) select learner_id, :answers, :kind, :now from rested
   )
   select 1 as saved from rested`,
)
