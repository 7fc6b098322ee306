/**
 * SQL for a `where` clause that is always true and makes its transaction commit asynchronously: it reaches the disk
 * some tenths of a second after the reply. For data whose loss in a database crash is made up for elsewhere.
 *
 * @param when SQL condition; if false, the transaction commits as usual
 */
export function commitAsyncWhen(when: string): string {
  return `set_config('synchronous_commit', case when ${when} then 'off' else current_setting('synchronous_commit') end, true) <> ''`
}
