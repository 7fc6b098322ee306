// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountId, LearnerId } from '#kit/db/ids.ts'
import type { MembershipColumnTypes } from '#membership/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'account-of-customer': {
      parameters: {
        customer: string
      }
      row: {
        account_id: AccountId
      }
    }
    'adopt-billing-customer': {
      parameters: {
        customer: string | null
        account: AccountId
        since: Date
      }
      row: never
    }
    'begin-day': {
      parameters: {
        learner: LearnerId
        day: string | null
        isFreeAgain: boolean
      }
      row: never
    }
    'begin-subscription-look': {
      parameters: Record<never, never>
      row: {
        look: number
      }
    }
    'billing-customer': {
      parameters: {
        account: AccountId
      }
      row: {
        opening_key: string
        customer_id: string | null
        since: MembershipColumnTypes['billing-customer.since']
      }
    }
    'drop-billing-customer': {
      parameters: {
        account: AccountId
        customer: string
      }
      row: never
    }
    'find-billing-customer': {
      parameters: {
        account: AccountId
      }
      row: {
        customer_id: string | null
      }
    }
    'find-free-time': {
      parameters: {
        now: Date
        learner: LearnerId
      }
      row: {
        time_zone: string
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
    'forget-active-days': {
      parameters: {
        before: string
      }
      row: never
    }
    'forget-closed-customers': {
      parameters: {
        account: AccountId
        closed: readonly string[]
      }
      row: {
        left: number
      }
    }
    'forget-free-customer': {
      parameters: {
        account: AccountId
      }
      row: {
        left: number
      }
    }
    'forget-model-spend': {
      parameters: {
        before: string
      }
      row: never
    }
    'forget-payment-news': {
      parameters: {
        before: Date
      }
      row: never
    }
    'give-free-topic-back': {
      parameters: {
        learner: LearnerId
      }
      row: never
    }
    'keep-billing-customer': {
      parameters: {
        customer: string | null
        account: AccountId
      }
      row: never
    }
    'keep-subscription-look': {
      parameters: {
        account: AccountId
        status: string
        paidUntil: Date | null
        endsAt: Date | null
        look: number
      }
      row: never
    }
    'leaving-customers': {
      parameters: Record<never, never>
      row: {
        customer_id: string
      }
    }
    'model-spent-on': {
      parameters: {
        day: string
      }
      row: {
        calls: number
        tokens: number
        microdollars: number
      }
    }
    'note-closed-customer': {
      parameters: {
        customer: string
      }
      row: never
    }
    'note-free-time': {
      parameters: {
        account: AccountId
        token: Uint8Array
        now: Date | null
        kind: string
        mostTime: number
        mostAnswers: number
      }
      row: {
        learner_id: LearnerId
        time_zone: string
        subscribed: boolean
        free_used: number
        free_answers: number
        free_topics: number
        free_last_at: Date | null
        free_reached_at: Date | null
        free_day: string | null
        today_used: number
        today_reached_at: Date | null
        daily_minutes: number | null
      }
    }
    'note-learner-time': {
      parameters: {
        learner: LearnerId
        kind: string
        now: Date | null
        mostTime: number
        mostAnswers: number
      }
      row: {
        time_zone: string
        subscribed: boolean
        free_used: number
        free_answers: number
        free_topics: number
        free_last_at: Date | null
        free_reached_at: Date | null
        free_day: string | null
        today_used: number
        today_reached_at: Date | null
        daily_minutes: number | null
      }
    }
    'note-leaving-customer': {
      parameters: {
        account: AccountId
      }
      row: {
        customer_id: string
      }
    }
    'note-payment-news': {
      parameters: {
        news: string
        now: Date
      }
      row: never
    }
    'payment-news-was-done': {
      parameters: {
        news: string
      }
      row: {
        done: boolean
      }
    }
    'renew-free-time-of-others': {
      parameters: {
        learner: LearnerId
        day: string
      }
      row: never
    }
    'reserve-model-day': {
      parameters: {
        day: string
        tokens: number
        microdollars: number
        mostTokens: number
        mostMicrodollars: number | null
      }
      row: {
        calls: number
      }
    }
    'reserve-model-spend': {
      parameters: {
        learner: LearnerId
        day: string
        tokens: number
        microdollars: number
        most: number
      }
      row: {
        calls: number
      }
    }
    'settle-model-day': {
      parameters: {
        tokens: number
        microdollars: number
        day: string
      }
      row: never
    }
    'settle-model-spend': {
      parameters: {
        tokens: number
        microdollars: number
        learner: LearnerId
        day: string
      }
      row: never
    }
    'take-free-topic': {
      parameters: {
        now: Date
        learner: LearnerId
        most: number
      }
      row: {
        counted: boolean
      }
    }
    'unopened-customer': {
      parameters: {
        account: AccountId
      }
      row: {
        opening_key: string
        since: Date
      }
    }
    'unsettled-customers': {
      parameters: {
        after: number
        most: number
      }
      row: {
        account_id: AccountId
        customer_id: MembershipColumnTypes['unsettled-customers.customer_id']
      }
    }
  }
}
