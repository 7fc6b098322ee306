// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountId, LearnerId } from '#kit/db/ids.ts'
import type { PetColumnTypes } from '#pet/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'claim-picture': {
      parameters: {
        learner: LearnerId
        stage: number
        now: Date
        mostEach: number
        mostInAll: number
      }
      row: {
        stage: number
      }
    }
    'find-claimable-picture': {
      parameters: {
        learner: LearnerId
        now: Date
        mostEach: number
        mostInAll: number
        stage: number
      }
      row: {
        claimable: boolean | null
      }
    }
    'find-creature': {
      parameters: {
        now: Date
        learner: LearnerId
      }
      row: {
        creature_id: string
        name: string
        personality: string
        base_color: string
        accent_color: string
        level: number
        experience: number
        happiness: number
        health: number
        energy: number
        intelligence: number
        stats_at: Date
        correct_in_row: number
        visit_streak: number
        visit_day: string | null
        total_questions: number
        correct_answers: number
        asleep_until: Date | null
        version: number
        time_zone: string
        week_correct: number | null
        week_seconds: number | null
      }
    }
    'find-painted-picture': {
      parameters: {
        stage: number
        learner: LearnerId
        creature: string
      }
      row: {
        content: PetColumnTypes['find-painted-picture.content']
      }
    }
    'find-picture': {
      parameters: {
        stage: number
        learner: LearnerId
        creature: string
      }
      row: {
        creature_id: string
        base_color: string
        accent_color: string
        level: number
        digest: string | null
      }
    }
    'forget-talk': {
      parameters: {
        before: Date
      }
      row: never
    }
    'give-model-talk-back': {
      parameters: {
        learner: LearnerId
        day: string
      }
      row: never
    }
    'insert-creature': {
      parameters: {
        learner: LearnerId
        id: string
        name: string
        personality: string
        base: string
        accent: string
        now: Date
      }
      row: {
        id: string
      }
    }
    'load-care': {
      parameters: {
        action: PetColumnTypes['load-care:action']
        now: Date
        learner: LearnerId
      }
      row: {
        creature_id: string
        name: string
        personality: string
        base_color: string
        accent_color: string
        level: number
        experience: number
        happiness: number
        health: number
        energy: number
        intelligence: number
        stats_at: Date
        correct_in_row: number
        visit_streak: number
        visit_day: string | null
        total_questions: number
        correct_answers: number
        asleep_until: Date | null
        version: number
        week_correct: number | null
        week_seconds: number | null
        done_at: Date | null
        attempt: string | null
      }
    }
    'load-talk': {
      parameters: {
        now: Date
        luck: number
        learner: LearnerId
      }
      row: {
        creature_id: string
        name: string
        personality: string
        base_color: string
        accent_color: string
        level: number
        experience: number
        happiness: number
        health: number
        energy: number
        intelligence: number
        stats_at: Date
        correct_in_row: number
        visit_streak: number
        visit_day: string | null
        total_questions: number
        correct_answers: number
        asleep_until: Date | null
        version: number
        week_correct: number | null
        week_seconds: number | null
        done_at: Date | null
        attempt: string | null
        said: PetColumnTypes['load-talk.said']
        time_zone: string
        learning_streak: number
        daily_goal: number
        answered_today: number | null
        topics: PetColumnTypes['load-talk.topics']
        due_topic: string | null
        due_custom: boolean | null
        due_questions: number | null
        learned: string | null
      }
    }
    'lock-paintings': {
      parameters: Record<never, never>
      row: {
        only_row: boolean
      }
    }
    'lock-pets': {
      parameters: {
        account: AccountId
      }
      row: {
        '?column?': number
      }
    }
    'note-visit': {
      parameters: {
        streak: number
        day: string | null
        learner: LearnerId
      }
      row: never
    }
    'save-care': {
      parameters: {
        happiness: number
        health: number
        energy: number
        statsAt: Date
        asleepUntil: Date | null
        learner: LearnerId
        version: number
        action: PetColumnTypes['save-care:action']
        doneAt: Date | null
        attempt: string | null
        said: readonly number[]
      }
      row: {
        saved: number
      }
    }
    'save-picture': {
      parameters: {
        content: Uint8Array | null
        digest: string | null
        learner: LearnerId
        stage: number
      }
      row: never
    }
    'take-model-talk': {
      parameters: {
        learner: LearnerId
        day: string
        most: number
        mostToday: number
      }
      row: {
        talks: number
      }
    }
  }
}
