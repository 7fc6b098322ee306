// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
export {}

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'lease-give-back': {
      parameters: {
        name: string
        holder: string
      }
      row: never
    }
    'lease-take': {
      parameters: {
        name: string
        holder: string
        seconds: number
      }
      row: {
        holder: string
      }
    }
    'tally-clear': {
      parameters: {
        key: Uint8Array
      }
      row: never
    }
    'tally-forget': {
      parameters: {
        now: Date
      }
      row: never
    }
    'tally-give-back': {
      parameters: {
        key: Uint8Array
      }
      row: never
    }
    'tally-take': {
      parameters: {
        key: Uint8Array
        now: Date
        seconds: number
      }
      row: {
        count: number
        started_at: Date
      }
    }
  }
}
