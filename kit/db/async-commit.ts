/**
 * SQL that is true, to stand in a statement's `where`: what its transaction writes reaches the disk some tenths of a second
 * after its reply instead of before it. For what is made up for where the database dies in that moment.
 *
 * @param when SQL of whether it may be late; else all is as it would be
 */
export function commitAsyncWhen(when: string): string {
  return `set_config('synchronous_commit', case when ${when} then 'off' else current_setting('synchronous_commit') end, true) <> ''`
}
