import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { topics } from '#topics/tables.ts'
import type { readUnfinishedTopic } from '../../contract.ts'
import type { Found } from './gather-facts.ts'

/** What the learner saw and entered. */
export type WizardState = NonNullable<ReplyOf<typeof readUnfinishedTopic>['unfinished']>

/** What was found about a topic, for creating it. */
export type Finding = Pick<Found, 'topicId' | 'title' | 'madeFrom' | 'likes'> & { topicName: string }

export const findWizard = topics.statement('find-wizard', 'select state, found from wizard where learner_id = :learner')

/** Starts over: replaces everything from an earlier attempt at a topic. */
export const putWizard = topics.statement(
  'put-wizard',
  `insert into wizard (learner_id, state, found, updated_at) values (:learner, :state::jsonb, :found::jsonb, :now)
   on conflict (learner_id) do update
     set state = excluded.state, found = excluded.found, updated_at = excluded.updated_at`,
)

/** Saves the state that the page shows; findings stay unchanged. */
export const keepWizard = topics.statement(
  'keep-wizard',
  `insert into wizard (learner_id, state, updated_at) values (:learner, :state::jsonb, :now)
   on conflict (learner_id) do update set state = excluded.state, updated_at = excluded.updated_at`,
)

/** Saves findings and merges `:shown` into the state. Changes nothing if the learner has left the wizard in the meantime. */
export const noteFound = topics.statement(
  'note-found',
  'update wizard set state = state || :shown::jsonb, found = :found::jsonb, updated_at = :now where learner_id = :learner',
)

export const forgetWizard = topics.statement('forget-wizard', 'delete from wizard where learner_id = :learner')
