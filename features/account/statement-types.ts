// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountColumnTypes } from '#account/column-types.ts'
import type { AccountId, LearnerId } from '#kit/db/ids.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'close-account': {
      parameters: {
        now: Date | null
        account: AccountId
      }
      row: {
        id: AccountId
      }
    }
    'delete-account': {
      parameters: {
        account: AccountId
      }
      row: {
        id: AccountId
      }
    }
    'delete-all-identities': {
      parameters: {
        account: AccountId
      }
      row: never
    }
    'delete-all-mail-tokens': {
      parameters: {
        account: AccountId
      }
      row: never
    }
    'delete-all-sessions': {
      parameters: {
        account: AccountId
      }
      row: never
    }
    'delete-dead-mail-tokens': {
      parameters: {
        now: Date
      }
      row: never
    }
    'delete-dead-sessions': {
      parameters: {
        now: Date
      }
      row: never
    }
    'delete-device': {
      parameters: {
        account: AccountId
        id: string
        current: Uint8Array
      }
      row: {
        current: AccountColumnTypes['delete-device.current']
      }
    }
    'delete-other-sessions': {
      parameters: {
        account: AccountId
        kept: Uint8Array
      }
      row: never
    }
    'delete-reset-token': {
      parameters: {
        account: AccountId
      }
      row: never
    }
    'delete-session': {
      parameters: {
        account: AccountId
        tokenHash: Uint8Array
      }
      row: never
    }
    'find-account-by-email': {
      parameters: {
        emailKey: string
      }
      row: {
        id: AccountId
        password_hash: string | null
      }
    }
    'find-account-by-identity': {
      parameters: {
        issuer: string
        subject: string
      }
      row: {
        id: AccountId
      }
    }
    'find-account-by-proven-email': {
      parameters: {
        emailKey: string
      }
      row: {
        id: AccountId
      }
    }
    'find-address': {
      parameters: {
        account: AccountId
      }
      row: {
        email: string
      }
    }
    'find-by-mail-token': {
      parameters: {
        account: AccountId
        purpose: string
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        email: string
        usernames: readonly string[]
      }
    }
    'find-devices': {
      parameters: {
        current: Uint8Array
        account: AccountId
        now: Date
      }
      row: {
        id: AccountColumnTypes['find-devices.id']
        browser: string | null
        system: string | null
        seen_at: Date
        time_zone: string
        current: AccountColumnTypes['find-devices.current']
      }
    }
    'find-idle-told': {
      parameters: {
        seenBefore: Date
        now: Date
        toldBefore: Date
      }
      row: {
        id: AccountId
        email: string
        time_zone: string
        seen_at: Date
      }
    }
    'find-idle-untold': {
      parameters: {
        seenBefore: Date
        now: Date
      }
      row: {
        id: AccountId
        email: string
        time_zone: string
        seen_at: Date
      }
    }
    'find-learner-with': {
      parameters: {
        now: Date
        learner: LearnerId
      }
      row: {
        id: LearnerId
        account_id: AccountId
        email: string
        username: string
        password_hash: string | null
        email_verified_at: Date | null
        time_zone: string
        daily_goal: number
        learning_streak: number
        longest_streak: number
        streak_day: string | null
        freezes: number
        freeze_progress: number
        learns: AccountColumnTypes['learner.learns'] | null
        sound: boolean
        subscribed: boolean
        free_used: number | null
        free_answers: number | null
        free_topics: number | null
        free_last_at: Date | null
        free_reached_at: Date | null
        free_day: string | null
        today_used: number | null
        today_reached_at: Date | null
        daily_minutes: number | null
      }
    }
    'find-leaving': {
      parameters: Record<never, never>
      row: {
        id: AccountId
        email: string
      }
    }
    'find-model-text': {
      parameters: {
        learner: LearnerId
      }
      row: {
        model_text: boolean
      }
    }
    'find-one-leaving': {
      parameters: {
        account: AccountId
      }
      row: {
        email: string
      }
    }
    'find-password': {
      parameters: {
        account: AccountId
      }
      row: {
        email: string
        password_hash: string | null
        usernames: readonly string[]
      }
    }
    'find-proof-of-owner': {
      parameters: {
        account: AccountId
      }
      row: {
        password_hash: string | null
      }
    }
    'find-session': {
      parameters: {
        account: AccountId
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        learner_id: LearnerId
        seen_at: Date
      }
    }
    'forget-sign-in-flows': {
      parameters: {
        now: Date
      }
      row: never
    }
    'insert-account': {
      parameters: {
        email: string
        emailKey: string
        passwordHash: string | null
        emailVerifiedAt: Date | null
        username: string
        timeZone: string
      }
      row: {
        account_id: AccountId
        id: LearnerId
      }
    }
    'insert-identity': {
      parameters: {
        account: AccountId
        issuer: string
        subject: string
      }
      row: {
        account_id: AccountId
      }
    }
    'insert-session': {
      parameters: {
        account: AccountId
        by: string | null
        now: Date
        tokenHash: Uint8Array
        browser: string | null
        system: string | null
      }
      row: {
        learner_id: LearnerId
      }
    }
    'insert-sign-in-flow': {
      parameters: {
        state: Uint8Array
        browser: Uint8Array
        next: string
        timeZone: string | null
        now: Date
      }
      row: never
    }
    'load-time-zone': {
      parameters: {
        learner: LearnerId
      }
      row: {
        time_zone: string
        streak_day: string | null
        answered_at: Date | null
        visit_day: string | null
      }
    }
    'lock-leaving-learners': {
      parameters: {
        account: AccountId
      }
      row: {
        id: LearnerId
      }
    }
    'make-mail-token': {
      parameters: {
        account: AccountId
        purpose: string
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        email: string
      }
    }
    'mark-session-seen': {
      parameters: {
        now: Date
        account: AccountId
        tokenHash: Uint8Array
      }
      row: never
    }
    'note-idle-told': {
      parameters: {
        now: Date | null
        account: AccountId
        seenAt: Date
      }
      row: never
    }
    'prove-email': {
      parameters: {
        account: AccountId
        tokenHash: Uint8Array
        now: Date | null
      }
      row: {
        id: AccountId
      }
    }
    'replace-password': {
      parameters: {
        after: string | null
        account: AccountId
        before: string
      }
      row: {
        id: AccountId
      }
    }
    'save-time-zone': {
      parameters: {
        visitDay: AccountColumnTypes['save-time-zone:visitDay']
        learner: LearnerId
        timeZone: string
        streakDay: AccountColumnTypes['save-time-zone:streakDay']
      }
      row: never
    }
    'set-password': {
      parameters: {
        passwordHash: string | null
        now: Date
        account: AccountId
      }
      row: {
        id: AccountId
      }
    }
    'take-mail-token': {
      parameters: {
        account: AccountId
        purpose: string
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        account_id: AccountId
      }
    }
    'take-sign-in-flow': {
      parameters: {
        state: Uint8Array
        browser: Uint8Array
        now: Date
      }
      row: {
        next_path: string
        time_zone: string | null
      }
    }
    'update-learner': {
      parameters: {
        dailyGoal: number | null
        learner: LearnerId
      }
      row: never
    }
  }
}
