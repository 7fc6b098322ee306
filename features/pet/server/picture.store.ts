import { pet } from '#pet/tables.ts'

export interface PictureRow {
  creature_id: string
  base_color: string
  accent_color: string
  level: number
  /** Of the picture that was painted of the stage; null where there is none. */
  digest: string | null
}

/** The learner's own creature, and what was painted of one stage. No row where it is not theirs. */
export const findPicture = pet.statement(
  'find-picture',
  `select c.id as creature_id, c.base_color, c.accent_color, c.level, p.digest
   from pet c left join picture p on p.learner_id = c.learner_id and p.stage = :stage
   where c.learner_id = :learner and c.id::text = :creature`,
)

/** The painted picture itself. */
export const findPainted = pet.statement(
  'find-painted-picture',
  `select p.content from pet c join picture p on p.learner_id = c.learner_id and p.stage = :stage
   where c.learner_id = :learner and c.id::text = :creature and p.content is not null`,
)

const dayBefore = `:now::timestamptz - interval '1 day'`
const withinBudget = `(select count(*) from picture where learner_id = :learner and asked_at > ${dayBefore}) < :mostEach
     and (select count(*) from picture where asked_at > ${dayBefore}) < :mostInAll`

/** Whether a claim could succeed now, so that those that can't wait for nobody. */
export const findClaimable = pet.statement(
  'find-claimable-picture',
  `select ${withinBudget} and not exists (
     select from picture where learner_id = :learner and stage = :stage and (content is not null or asked_at > ${dayBefore})
   ) as claimable`,
)

/** Lets one claim after the other be written, each seeing those before it, until the transaction ends. */
export const lockPaintings = pet.statement('lock-paintings', 'select only_row from painting for update')

/**
 * Claims the painting of a stage within what may be painted in a day: by this learner, and in all; only while
 * `lockPaintings` is held. A row if this call is the one that has it painted; what came to nothing may be asked for again
 * a day later.
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

/** Keeps what was painted; the first picture of a stage stays. */
export const savePicture = pet.statement(
  'save-picture',
  'update picture set content = :content, digest = :digest where learner_id = :learner and stage = :stage and content is null',
)
