import { learning } from '#learning/tables.ts'

/** How many rows are forgotten at once, so that nobody waits for the lock on theirs. */
export const atOnce = 1000

/** Takes away the replies of answers from before that moment; the answers stay. */
export const forgetReplies = learning.statement(
  'forget-replies',
  `update answer a set outcome = null
   from (select learner_id, attempt from answer where answered_at < :before and outcome is not null
     order by answered_at limit ${atOnce}) old
   where a.learner_id = old.learner_id and a.attempt = old.attempt returning a.attempt`,
)

export const forgetRounds = learning.statement('forget-rounds', 'delete from round where served_at < :before')

export const forgetHints = learning.statement('forget-hints', 'delete from hint where asked_at < :before')
