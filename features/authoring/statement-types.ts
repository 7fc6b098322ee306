// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AuthoringColumnTypes } from '#authoring/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'find-fetched-page': {
      parameters: {
        url: string
        since: Date
      }
      row: {
        body: unknown
      }
    }
    'find-knowledge': {
      parameters: {
        topic: string
      }
      row: {
        pack: AuthoringColumnTypes['knowledge.pack']
        made_at: Date
      }
    }
    'put-fetched-page': {
      parameters: {
        url: string
        body: string
        now: Date
      }
      row: never
    }
    'put-knowledge': {
      parameters: {
        topic: string
        pack: string
        now: Date
      }
      row: never
    }
    'sweep-fetched-pages': {
      parameters: {
        before: Date
      }
      row: never
    }
    'sweep-knowledge': {
      parameters: {
        before: Date
      }
      row: never
    }
  }
}
