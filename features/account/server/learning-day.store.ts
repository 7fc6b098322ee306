import { account } from '#account/tables.ts'

/**
 * A table expression that counts one answer on the learner's day, for a statement that saves answers. Its parameters:
 * `:day`, `:correct`, `:activeSeconds` and `:now`.
 *
 * @param saved name of a table expression with the learner's `learner_id`, or without a row if nothing should be counted
 */
export function countLearningDay(saved: string): string {
  return account.fragment(`insert into learning_day as d (learner_id, day, answered, correct, active_seconds, last_answer_at)
     select learner_id, :day, 1, :correct::boolean::int, :activeSeconds, :now from ${saved}
     on conflict (learner_id, day) do update set answered = d.answered + 1, correct = d.correct + excluded.correct,
       active_seconds = d.active_seconds + excluded.active_seconds, last_answer_at = excluded.last_answer_at`)
}

/**
 * A table expression that corrects the learner's daily counts for answers that were wrongly marked as incorrect.
 *
 * @param saved name of a table expression with the learner's `learner_id`
 * @param corrected name of a table expression with one row, a `day`, for each answer that now counts as correct
 */
export function correctLearningDays(saved: string, corrected: string): string {
  return account.fragment(`update learning_day d set correct = d.correct + by_day.answers
     from ${saved}, (select day, count(*)::int as answers from ${corrected} group by day) by_day
     where d.learner_id = ${saved}.learner_id and d.day = by_day.day`)
}

/**
 * A table expression that saves the learning streak if `:streakCounts`. Its parameters: `:streak`, `:longest`,
 * `:streakDay`, `:freezes` and `:freezeProgress`.
 *
 * @param saved name of a table expression with the learner's `learner_id`
 */
export function keepStreak(saved: string): string {
  return account.fragment(`update learner l set learning_streak = :streak, longest_streak = :longest, streak_day = :streakDay,
       freezes = :freezes, freeze_progress = :freezeProgress
     from ${saved} where :streakCounts and l.id = ${saved}.learner_id`)
}
