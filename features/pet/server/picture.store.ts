import { statement } from '#kit/db/statement.ts'

export interface PictureRow {
  creature_id: string
  base_color: string
  accent_color: string
  level: number
  /** Of the picture that was painted of the stage; null where there is none. */
  digest: string | null
}

/** The learner's own creature, and what was painted of one stage. No row where it is not theirs. */
export const findPicture = statement<PictureRow, [learner: string, creature: string, stage: number]>(
  'find-picture',
  `select c.id as creature_id, c.base_color, c.accent_color, c.level, p.digest
   from creature c left join picture p on p.learner_id = c.learner_id and p.stage = $3
   where c.learner_id = $1 and c.id::text = $2`,
)

/** The painted picture itself. */
export const findPainted = statement<{ content: Buffer }, [learner: string, creature: string, stage: number]>(
  'find-painted-picture',
  `select p.content from creature c join picture p on p.learner_id = c.learner_id and p.stage = $3
   where c.learner_id = $1 and c.id::text = $2 and p.content is not null`,
)

const dayBefore = `$3::timestamptz - interval '1 day'`
const withinBudget = `(select count(*) from picture where learner_id = $1 and asked_at > ${dayBefore}) < $4
     and (select count(*) from picture where asked_at > ${dayBefore}) < $5`

type Claim = [learner: string, stage: number, now: Date, mostEach: number, mostInAll: number]

/** Whether a claim could succeed now, so that those that can't wait for nobody. */
export const findClaimable = statement<{ claimable: boolean }, Claim>(
  'find-claimable-picture',
  `select ${withinBudget} and not exists (
     select from picture where learner_id = $1 and stage = $2 and (content is not null or asked_at > ${dayBefore})
   ) as claimable`,
)

/** Lets one claim after the other be written, each seeing those before it, until the transaction ends. */
export const lockPaintings = statement<{ only_row: boolean }, []>(
  'lock-paintings',
  'select only_row from painting for update',
)

/**
 * Claims the painting of a stage within what may be painted in a day: by this learner, and in all; only while
 * `lockPaintings` is held. A row if this call is the one that has it painted; what came to nothing may be asked for again
 * a day later.
 */
export const claimPicture = statement<{ stage: number }, Claim>(
  'claim-picture',
  `insert into picture as p (learner_id, stage, asked_at)
   select $1, $2, $3::timestamptz
   where ${withinBudget}
   on conflict (learner_id, stage) do update set asked_at = excluded.asked_at
     where p.content is null and p.asked_at <= excluded.asked_at - interval '1 day'
   returning stage`,
)

/** Keeps what was painted; the first picture of a stage stays. */
export const savePicture = statement<never, [learner: string, stage: number, content: Uint8Array, digest: string]>(
  'save-picture',
  'update picture set content = $3, digest = $4 where learner_id = $1 and stage = $2 and content is null',
)
