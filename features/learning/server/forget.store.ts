import { learning } from '#learning/tables.ts'

/** Rows changed per statement, so that locks are held only briefly. */
export const atOnce = 1000

/** Deletes the stored replies to answers before a given time; the answers stay. */
export const forgetReplies = learning.statement(
  'forget-replies',
  `update answer a set outcome = null
   from (select learner_id, attempt from answer where answered_at < :before and outcome is not null
     order by answered_at limit ${atOnce}) old
   where a.learner_id = old.learner_id and a.attempt = old.attempt returning a.attempt`,
)

export const forgetRounds = learning.statement('forget-rounds', 'delete from round where served_at < :before')

export const forgetHints = learning.statement('forget-hints', 'delete from hint where asked_at < :before')
