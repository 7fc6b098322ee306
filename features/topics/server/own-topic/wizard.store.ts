import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { statement } from '#kit/db/statement.ts'
import type { readUnfinishedTopic } from '../../contract.ts'
import type { Found } from './find-out.ts'

/** What the learner saw and wrote. */
export type WizardState = NonNullable<ReplyOf<typeof readUnfinishedTopic>['unfinished']>

/** What was found out, for making the topic. */
export type Finding = Pick<Found, 'topicId' | 'title' | 'madeFrom' | 'likes'> & { topicName: string }

export const findWizard = statement<{ state: WizardState; found: Finding | null }, [learner: string]>(
  'find-wizard',
  'select state, found from wizard where learner_id = $1',
)

/** Begins anew: nothing of an earlier way to a topic is left. */
export const putWizard = statement<never, [learner: string, state: string, found: string | null, now: Date]>(
  'put-wizard',
  `insert into wizard (learner_id, state, found, updated_at) values ($1, $2::jsonb, $3::jsonb, $4)
   on conflict (learner_id) do update
     set state = excluded.state, found = excluded.found, updated_at = excluded.updated_at`,
)

/** Keeps what the page shows; what was found stays. */
export const keepWizard = statement<never, [learner: string, state: string, now: Date]>(
  'keep-wizard',
  `insert into wizard (learner_id, state, updated_at) values ($1, $2::jsonb, $3)
   on conflict (learner_id) do update set state = excluded.state, updated_at = excluded.updated_at`,
)

/** Notes what was found out, and shows it: a part of the state is replaced. A way that was left meanwhile stays left. */
export const noteFound = statement<never, [learner: string, shown: string, found: string | null, now: Date]>(
  'note-found',
  'update wizard set state = state || $2::jsonb, found = $3::jsonb, updated_at = $4 where learner_id = $1',
)

export const forgetWizard = statement<never, [learner: string]>(
  'forget-wizard',
  'delete from wizard where learner_id = $1',
)
