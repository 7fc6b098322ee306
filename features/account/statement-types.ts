// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountColumnTypes } from '#account/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'close-learner': {
      parameters: {
        now: Date | null
        learner: number
      }
      row: {
        id: number
      }
    }
    'delete-all-account-tokens': {
      parameters: {
        learner: number
      }
      row: never
    }
    'delete-all-identities': {
      parameters: {
        learner: number
      }
      row: never
    }
    'delete-all-sessions': {
      parameters: {
        learner: number
      }
      row: never
    }
    'delete-dead-account-tokens': {
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
        learner: number
        id: string
        current: Uint8Array
      }
      row: {
        current: AccountColumnTypes['delete-device.current']
      }
    }
    'delete-learner': {
      parameters: {
        learner: number
      }
      row: {
        id: number
      }
    }
    'delete-other-sessions': {
      parameters: {
        learner: number
        kept: Uint8Array
      }
      row: never
    }
    'delete-reset-token': {
      parameters: {
        learner: number
      }
      row: never
    }
    'delete-session': {
      parameters: {
        learner: number
        tokenHash: Uint8Array
      }
      row: never
    }
    'find-address': {
      parameters: {
        learner: number
      }
      row: {
        email: string
      }
    }
    'find-by-account-token': {
      parameters: {
        learner: number
        purpose: string
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        email: string
        username: string
      }
    }
    'find-devices': {
      parameters: {
        current: Uint8Array
        learner: number
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
        id: number
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
        id: number
        email: string
        time_zone: string
        seen_at: Date
      }
    }
    'find-learner-by-email': {
      parameters: {
        emailKey: string
      }
      row: {
        id: number
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
      }
    }
    'find-learner-by-identity': {
      parameters: {
        issuer: string
        subject: string
      }
      row: {
        id: number
      }
    }
    'find-learner-by-proven-email': {
      parameters: {
        emailKey: string
      }
      row: {
        id: number
      }
    }
    'find-learner-with': {
      parameters: {
        now: Date
        learner: number
      }
      row: {
        id: number
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
        id: number
        email: string
      }
    }
    'find-model-text': {
      parameters: {
        learner: number
      }
      row: {
        model_text: boolean
      }
    }
    'find-one-leaving': {
      parameters: {
        learner: number
      }
      row: {
        email: string
      }
    }
    'find-password': {
      parameters: {
        learner: number
      }
      row: {
        email: string
        username: string
        password_hash: string | null
      }
    }
    'find-proof-of-learner': {
      parameters: {
        learner: number
      }
      row: {
        password_hash: string | null
      }
    }
    'find-session': {
      parameters: {
        learner: number
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        seen_at: Date
      }
    }
    'forget-sign-in-flows': {
      parameters: {
        now: Date
      }
      row: never
    }
    'insert-identity': {
      parameters: {
        learner: number
        issuer: string
        subject: string
      }
      row: {
        learner_id: number
      }
    }
    'insert-learner': {
      parameters: {
        email: string
        emailKey: string
        username: string
        passwordHash: string | null
        timeZone: string
      }
      row: {
        id: number
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
      }
    }
    'insert-proven-learner': {
      parameters: {
        email: string
        emailKey: string
        username: string
        timeZone: string
        now: Date | null
      }
      row: {
        id: number
      }
    }
    'insert-session': {
      parameters: {
        learner: number
        by: string | null
        now: Date
        tokenHash: Uint8Array
        browser: string | null
        system: string | null
      }
      row: {
        learner_id: number
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
        learner: number
      }
      row: {
        time_zone: string
        streak_day: string | null
        answered_at: Date | null
        visit_day: string | null
      }
    }
    'lock-leaving-learner': {
      parameters: {
        learner: number
      }
      row: {
        '?column?': number
      }
    }
    'make-account-token': {
      parameters: {
        learner: number
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
        learner: number
        tokenHash: Uint8Array
      }
      row: never
    }
    'note-idle-told': {
      parameters: {
        now: Date | null
        learner: number
        seenAt: Date
      }
      row: never
    }
    'prove-email': {
      parameters: {
        learner: number
        tokenHash: Uint8Array
        now: Date | null
      }
      row: {
        id: number
      }
    }
    'replace-password': {
      parameters: {
        after: string | null
        learner: number
        before: string
      }
      row: {
        id: number
      }
    }
    'save-time-zone': {
      parameters: {
        visitDay: AccountColumnTypes['save-time-zone:visitDay']
        learner: number
        timeZone: string
        streakDay: AccountColumnTypes['save-time-zone:streakDay']
      }
      row: never
    }
    'set-password': {
      parameters: {
        passwordHash: string | null
        now: Date
        learner: number
      }
      row: {
        id: number
      }
    }
    'take-account-token': {
      parameters: {
        learner: number
        purpose: string
        tokenHash: Uint8Array
        now: Date
      }
      row: {
        learner_id: number
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
        learner: number
      }
      row: {
        id: number
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
      }
    }
  }
}
