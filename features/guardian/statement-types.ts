// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { GuardianColumnTypes } from '#guardian/column-types.ts'
import type { AccountId, LearnerId } from '#kit/db/ids.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'close-grown-up-pass': {
      parameters: {
        account: AccountId
        token: Uint8Array
      }
      row: never
    }
    'find-child-alone': {
      parameters: {
        account: AccountId
        token: Uint8Array
        now: Date
      }
      row: {
        account_id: AccountId
      }
    }
    'find-grown-up-proofs': {
      parameters: {
        account: AccountId
      }
      row: {
        pin_hash: string
        password_hash: string | null
      }
    }
    'find-parent-view': {
      parameters: {
        now: Date
        learner: LearnerId
      }
      row: {
        time_zone: string
        daily_minutes: number | null
        model_text: boolean
        sound: boolean
        subscribed: boolean
        days: GuardianColumnTypes['find-parent-view.days']
      }
    }
    'open-grown-up-pass': {
      parameters: {
        until: Date | null
        account: AccountId
        token: Uint8Array
        pinHash: string
      }
      row: {
        until: GuardianColumnTypes['open-grown-up-pass.until']
      }
    }
    'put-myself': {
      parameters: {
        account: AccountId
        token: Uint8Array
        now: Date
      }
      row: {
        id: LearnerId
      }
    }
    'put-pin': {
      parameters: {
        account: AccountId
        token: Uint8Array
        now: Date
        pinHash: string
      }
      row: {
        account_id: AccountId
      }
    }
    'replace-pin': {
      parameters: {
        pinHash: string
        account: AccountId
        forgotten: string
        token: Uint8Array
        until: Date | null
      }
      row: {
        until: GuardianColumnTypes['replace-pin.until']
      }
    }
    'save-guardian-rules': {
      parameters: {
        changesMinutes: boolean
        minutes: number | null
        modelText: boolean | null
        sound: boolean | null
        account: AccountId
        token: Uint8Array
        now: Date
      }
      row: {
        daily_minutes: number | null
        model_text: boolean
        sound: boolean
      }
    }
  }
}
