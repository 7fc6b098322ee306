import { authoring } from '#authoring/tables.ts'

/** A stored reply of the encyclopedia. No row if it is too old. */
export const findFetched = authoring.statement(
  'find-fetched-page',
  'select body from fetched_page where url = :url and fetched_at > :since',
)

export const putFetched = authoring.statement(
  'put-fetched-page',
  `insert into fetched_page (url, body, fetched_at) values (:url, :body::jsonb, :now)
   on conflict (url) do update set body = excluded.body, fetched_at = excluded.fetched_at`,
)

export const sweepFetched = authoring.statement(
  'sweep-fetched-pages',
  'delete from fetched_page where fetched_at <= :before',
)
