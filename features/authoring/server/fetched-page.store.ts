import { statement } from '#kit/db/statement.ts'

/** An answer of the encyclopedia that is not too old. */
export const findFetched = statement<{ body: unknown }, [url: string, since: Date]>(
  'find-fetched-page',
  'select body from fetched_page where url = $1 and fetched_at > $2',
)

export const putFetched = statement<never, [url: string, body: string, now: Date]>(
  'put-fetched-page',
  `insert into fetched_page (url, body, fetched_at) values ($1, $2::jsonb, $3)
   on conflict (url) do update set body = excluded.body, fetched_at = excluded.fetched_at`,
)

export const sweepFetched = statement<never, [before: Date]>(
  'sweep-fetched-pages',
  'delete from fetched_page where fetched_at <= $1',
)
