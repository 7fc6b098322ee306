import { pet } from '#pet/tables.ts'

export interface PictureRow {
  creature_id: string
  base_color: string
  accent_color: string
  level: number
  /** Digest of the picture painted for the stage; null if there is none. */
  digest: string | null
}

/** A pet, and the picture painted for one stage. No row if the pet isn't the learner's. */
export const findPicture = pet.statement(
  'find-picture',
  `select c.id as creature_id, c.base_color, c.accent_color, c.level, p.digest
   from pet c left join picture p on p.learner_id = c.learner_id and p.stage = :stage
   where c.learner_id = :learner and c.id::text = :creature`,
)

/** The content of a painted picture. */
export const findPainted = pet.statement(
  'find-painted-picture',
  `select p.content from pet c join picture p on p.learner_id = c.learner_id and p.stage = :stage
   where c.learner_id = :learner and c.id::text = :creature and p.content is not null`,
)

const dayBefore = `:now::timestamptz - interval '1 day'`
const withinBudget = `(select count(*) from picture where learner_id = :learner and asked_at > ${dayBefore}) < :mostEach
     and (select count(*) from picture where asked_at > ${dayBefore}) < :mostInAll`

/** Whether a claim could succeed now; one that can't doesn't need to wait for the lock. */
export const findClaimable = pet.statement(
  'find-claimable-picture',
  `select ${withinBudget} and not exists (
     select from picture where learner_id = :learner and stage = :stage and (content is not null or asked_at > ${dayBefore})
   ) as claimable`,
)

/** Serializes claims until the transaction ends, so that each sees the ones before it. */
export const lockPaintings = pet.statement('lock-paintings', 'select only_row from painting for update')

/**
 * Claims the painting of a stage, within the daily limits per learner and in total. Only call it while holding
 * `lockPaintings`. A row if the caller should have it painted. A painting that failed can be claimed again after a day.
 */
export const claimPicture = pet.statement(
  'claim-picture',
  `insert into picture as p (learner_id, stage, asked_at)
   select :learner, :stage, :now::timestamptz
   where ${withinBudget}
   on conflict (learner_id, stage) do update set asked_at = excluded.asked_at
     where p.content is null and p.asked_at <= excluded.asked_at - interval '1 day'
   returning stage`,
)

/** Saves a painted picture, unless the stage already has one. */
export const savePicture = pet.statement(
  'save-picture',
  'update picture set content = :content, digest = :digest where learner_id = :learner and stage = :stage and content is null',
)
