// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountId } from '#kit/db/ids.ts'
import type { OutsideColumnTypes } from '#outside/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'demonstration-begin': {
      parameters: {
        account: AccountId
        id: string
        attempt: string
        secret: string
        now: Date
        end: Date
      }
      row: {
        id: string
        status: OutsideColumnTypes['demo_subscription.status']
        client_secret: string
        begun_at: Date
        period_start: Date
        period_end: Date
        ends_at: Date | null
        card_pays: boolean
        paid_at: OutsideColumnTypes['demo_subscription.paid_at']
      }
    }
    'demonstration-forget': {
      parameters: {
        account: AccountId
      }
      row: never
    }
    'demonstration-lock': {
      parameters: {
        account: AccountId
      }
      row: {
        id: string
        status: OutsideColumnTypes['demo_subscription.status']
        client_secret: string
        begun_at: Date
        period_start: Date
        period_end: Date
        ends_at: Date | null
        card_pays: boolean
        paid_at: OutsideColumnTypes['demo_subscription.paid_at']
      }
    }
    'demonstration-save': {
      parameters: {
        status: string
        start: Date
        end: Date
        endsAt: Date | null
        pays: boolean
        paid: readonly Date[]
        account: AccountId
        id: string
      }
      row: never
    }
  }
}
