import { statement } from '#kit/db/statement.ts'
import type { CareAction } from '../rules/care.ts'
import type { PetRow, WeekRow } from './pet.store.ts'
import { petColumns, weekOf } from './pet.store.ts'

/** The creature with the last time of one kind of care. */
export interface CareRow extends PetRow, WeekRow {
  done_at: Date | null
  attempt: string | null
}

/** No row where there is no creature. */
export const loadCare = statement<CareRow, [learner: string, now: Date, action: CareAction]>(
  'load-care',
  `select ${petColumns}, week_correct, week_seconds, k.done_at, k.attempt
   from creature c join learner l on l.id = c.learner_id
   left join pet_care k on k.learner_id = c.learner_id and k.action = $3 ${weekOf('$2::timestamptz')}
   where c.learner_id = $1`,
)

/** What care leaves behind, in the order of the statement's parameters. */
export type CareSave = [
  learner: string,
  version: number,
  happiness: number,
  health: number,
  energy: number,
  statsAt: Date,
  asleepUntil: Date | null,
  action: CareAction,
  doneAt: Date | null,
  attempt: string | null,
  said: readonly number[],
]

/** Keeps the creature and the time of the care, if the creature is still as it was loaded: of two at once the second writes nothing and starts over. */
export const saveCare = statement<{ saved: number }, CareSave>(
  'save-care',
  `with cared as (
     update creature set happiness = $3, health = $4, energy = $5, stats_at = $6, asleep_until = $7, version = version + 1
     where learner_id = $1 and version = $2
     returning learner_id
   ), noted as (
     insert into pet_care (learner_id, action, done_at, attempt, said) select learner_id, $8, $9, $10, $11 from cared
     on conflict (learner_id, action) do update set done_at = excluded.done_at, attempt = excluded.attempt, said = excluded.said
   )
   select 1 as saved from cared`,
)
