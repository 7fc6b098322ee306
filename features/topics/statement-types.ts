// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { LearnerId } from '#kit/db/ids.ts'
import type { TopicsColumnTypes } from '#topics/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'find-own-topic': {
      parameters: {
        learner: LearnerId
        topic: string
      }
      row: {
        topic_id: string
      }
    }
    'find-topics': {
      parameters: {
        factor: number
        now: Date
        decay: number
        learner: LearnerId
      }
      row: {
        topic_id: string
        name: string
        is_custom: boolean
        questions_completed: number
        correct_answers: number
        remembered: number
        due_reviews: number
      }
    }
    'find-wizard': {
      parameters: {
        learner: LearnerId
      }
      row: {
        state: TopicsColumnTypes['wizard.state']
        found: TopicsColumnTypes['wizard.found'] | null
      }
    }
    'forget-unfinished-topics': {
      parameters: {
        before: Date
      }
      row: never
    }
    'forget-wizard': {
      parameters: {
        learner: LearnerId
      }
      row: never
    }
    'insert-own-topic': {
      parameters: {
        learner: LearnerId
        topic: string
        name: string
        isCustom: boolean
        likes: readonly string[]
        now: Date
      }
      row: {
        topic_id: string
        name: string
        is_custom: boolean
        is_new: boolean | null
      }
    }
    'insert-topic': {
      parameters: {
        learner: LearnerId
        topic: string
        name: string
        now: Date
      }
      row: {
        topic_id: string
      }
    }
    'keep-wizard': {
      parameters: {
        learner: LearnerId
        state: string
        now: Date
      }
      row: never
    }
    'note-found': {
      parameters: {
        shown: string
        found: string | null
        now: Date
        learner: LearnerId
      }
      row: never
    }
    'put-wizard': {
      parameters: {
        learner: LearnerId
        state: string
        found: string | null
        now: Date
      }
      row: never
    }
  }
}
