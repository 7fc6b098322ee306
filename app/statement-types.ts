// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AppColumnTypes } from '#app/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'applied-migrations': {
      parameters: Record<never, never>
      row: {
        numbers: AppColumnTypes['applied-migrations.numbers']
      }
    }
  }
}
