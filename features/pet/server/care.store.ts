import { pet } from '#pet/tables.ts'
import { savePetCare } from './growth.store.ts'
import type { PetRow, WeekRow } from './pet.store.ts'
import { petColumns, weekOf } from './pet.store.ts'

/** The pet, with the time of its last care action of one kind. */
export interface CareRow extends PetRow, WeekRow {
  done_at: Date | null
  attempt: string | null
}

/** No row if there is no pet. */
export const loadCare = pet.statement(
  'load-care',
  `select ${petColumns}, week_correct, week_seconds, k.done_at, k.attempt
   from pet c join learner l on l.id = c.learner_id
   left join pet_care k on k.learner_id = c.learner_id and k.action = :action ${weekOf(':now::timestamptz')}
   where c.learner_id = :learner`,
)

/** Saves the pet and the time of the care action. No row if the pet has changed since it was loaded; the caller then retries. */
export const saveCare = pet.statement(
  'save-care',
  `with cared as (
     ${savePetCare}
   ), noted as (
     insert into pet_care (learner_id, action, done_at, attempt, said) select learner_id, :action, :doneAt, :attempt, :said from cared
     on conflict (learner_id, action) do update set done_at = excluded.done_at, attempt = excluded.attempt, said = excluded.said
   )
   select 1 as saved from cared`,
)
