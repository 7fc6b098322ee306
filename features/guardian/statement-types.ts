// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { GuardianColumnTypes } from '#guardian/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'close-grown-up-pass': {
      parameters: {
        learner: number
        token: Uint8Array
      }
      row: never
    }
    'find-child-alone': {
      parameters: {
        learner: number
        token: Uint8Array
        now: Date
      }
      row: {
        learner_id: number
      }
    }
    'find-grown-up-proofs': {
      parameters: {
        learner: number
      }
      row: {
        pin_hash: string
        password_hash: string | null
      }
    }
    'find-parent-view': {
      parameters: {
        now: Date
        learner: number
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
        learner: number
        token: Uint8Array
        pinHash: string
      }
      row: {
        until: GuardianColumnTypes['open-grown-up-pass.until']
      }
    }
    'put-myself': {
      parameters: {
        token: Uint8Array
        learner: number
        now: Date
      }
      row: {
        id: number
      }
    }
    'put-pin': {
      parameters: {
        token: Uint8Array
        learner: number
        now: Date
        pinHash: string
      }
      row: {
        learner_id: number
      }
    }
    'replace-pin': {
      parameters: {
        pinHash: string
        learner: number
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
        learner: number
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
