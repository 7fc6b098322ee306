import type { Queryable } from '#kit/db/statement.ts'
import type { ExportPart } from './export-table.ts'

const about = 'Everything that Mindling keeps about this learner. Times are in UTC; days are days of the learner.'

/**
 * Writes everything about a learner as one JSON object, bit by bit: a name for each part, and under it a list, or one
 * thing or null.
 */
export async function* writeExport(
  db: Queryable,
  parts: readonly ExportPart[],
  learnerId: number,
  now: Date,
): AsyncIterable<string> {
  yield `{\n"about": ${JSON.stringify(about)},\n"exportedAt": ${JSON.stringify(now)}`
  for (const part of parts) {
    yield `,\n${JSON.stringify(part.as)}: `
    if (part.one) yield (await firstOf(part.rows(db, learnerId))) ?? 'null'
    else yield* list(part.rows(db, learnerId))
  }
  yield '\n}\n'
}

async function firstOf(rows: AsyncIterable<object>): Promise<string | undefined> {
  for await (const row of rows) return JSON.stringify(row)
  return undefined
}

/** Rows are joined to pieces of some kilobytes: a piece for each would be slow. */
async function* list(rows: AsyncIterable<object>): AsyncIterable<string> {
  let piece = '['
  let before = ''
  for await (const row of rows) {
    piece += `${before}\n${JSON.stringify(row)}`
    before = ','
    if (piece.length < 65_536) continue
    yield piece
    piece = ''
  }
  yield `${piece}\n]`
}
