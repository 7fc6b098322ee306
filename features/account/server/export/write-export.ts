import type { Queryable } from '#kit/db/statement.ts'
import type { SignedIn } from '#kit/http/route.ts'
import type { ExportPart } from './export-table.ts'

const about = 'Everything that Mindling stores about this account. Times are in UTC; days are in your own time zone.'

/** Streams the export as one JSON object with an entry for each part: a list, a single row, or null. */
export async function* writeExport(
  db: Queryable,
  parts: readonly ExportPart[],
  whose: SignedIn,
  now: Date,
): AsyncIterable<string> {
  yield `{\n"about": ${JSON.stringify(about)},\n"exportedAt": ${JSON.stringify(now)}`
  for (const part of parts) {
    yield `,\n${JSON.stringify(part.as)}: `
    if (part.one) yield (await firstOf(part.rows(db, whose))) ?? 'null'
    else yield* list(part.rows(db, whose))
  }
  yield '\n}\n'
}

async function firstOf(rows: AsyncIterable<object>): Promise<string | undefined> {
  for await (const row of rows) return JSON.stringify(row)
  return undefined
}

/** Joins rows into chunks of about 64 kB, because a chunk for each row would be slow. */
async function* list(rows: AsyncIterable<object>): AsyncIterable<string> {
  let chunk = '['
  let before = ''
  for await (const row of rows) {
    chunk += `${before}\n${JSON.stringify(row)}`
    before = ','
    if (chunk.length < 65_536) continue
    yield chunk
    chunk = ''
  }
  yield `${chunk}\n]`
}
