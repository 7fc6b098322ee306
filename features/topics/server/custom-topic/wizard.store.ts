import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { topics } from '#topics/tables.ts'
import type { readUnfinishedTopic } from '../../contract.ts'
import type { Found } from './gather-facts.ts'

/** What the learner saw and wrote. */
export type WizardState = NonNullable<ReplyOf<typeof readUnfinishedTopic>['unfinished']>

/** What was found out, for making the topic. */
export type Finding = Pick<Found, 'topicId' | 'title' | 'madeFrom' | 'likes'> & { topicName: string }

export const findWizard = topics.statement('find-wizard', 'select state, found from wizard where learner_id = :learner')

/** Begins anew: nothing of an earlier way to a topic is left. */
export const putWizard = topics.statement(
  'put-wizard',
  `insert into wizard (learner_id, state, found, updated_at) values (:learner, :state::jsonb, :found::jsonb, :now)
   on conflict (learner_id) do update
     set state = excluded.state, found = excluded.found, updated_at = excluded.updated_at`,
)

/** Keeps what the page shows; what was found stays. */
export const keepWizard = topics.statement(
  'keep-wizard',
  `insert into wizard (learner_id, state, updated_at) values (:learner, :state::jsonb, :now)
   on conflict (learner_id) do update set state = excluded.state, updated_at = excluded.updated_at`,
)

/** Notes what was found out, and shows it: a part of the state is replaced. A way that was left meanwhile stays left. */
export const noteFound = topics.statement(
  'note-found',
  'update wizard set state = state || :shown::jsonb, found = :found::jsonb, updated_at = :now where learner_id = :learner',
)

export const forgetWizard = topics.statement('forget-wizard', 'delete from wizard where learner_id = :learner')
