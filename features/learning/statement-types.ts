// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { AccountId, LearnerId } from '#kit/db/ids.ts'
import type { LearningColumnTypes } from '#learning/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'add-questions': {
      parameters: {
        topic: string
        drafts: string
      }
      row: {
        id: number
      }
    }
    'export-met-questions': {
      parameters: {
        learner: LearnerId
        after: LearningColumnTypes['export-met-questions:after']
      }
      row: {
        id: string
        topic_id: string
        level: number
        draft: LearningColumnTypes['question.draft']
        topic_name: string | null
      }
    }
    'export-reviews': {
      parameters: {
        learner: LearnerId
        at: string
        attempt: string
      }
      row: {
        attempt: string
        question_id: number
        at: string
        answered_at: Date
        grade: LearningColumnTypes['export-reviews.grade']
        seconds: number | null
      }
    }
    'find-awaiting-revalidation': {
      parameters: Record<never, never>
      row: {
        id: string
      }
    }
    'find-figure': {
      parameters: {
        learner: LearnerId
        question: string
      }
      row: {
        figure: LearningColumnTypes['find-figure.figure']
      }
    }
    'find-first-meetings': {
      parameters: {
        after: Date
        until: Date
        most: number
      }
      row: {
        learner_id: LearnerId
        question_id: string
        chosen: number
        correct: boolean
        ability: LearningColumnTypes['find-first-meetings.ability']
        answered_at: Date
      }
    }
    'find-hintable-question': {
      parameters: {
        now: Date
        learner: LearnerId
        question: string
      }
      row: {
        draft: LearningColumnTypes['question.draft']
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
        served: boolean
        served_today: boolean
      }
    }
    'find-mismarked-learners': {
      parameters: {
        question: string
        most: number
      }
      row: {
        learner_id: LearnerId
      }
    }
    'find-mistakes': {
      parameters: {
        learner: LearnerId
      }
      row: {
        question_id: string
        topic_id: string
        topic_name: string
        draft: LearningColumnTypes['question.draft']
        last_choice: number | null
        answered_at: Date
        count: number
      }
    }
    'find-open-reports': {
      parameters: {
        question: string
      }
      row: {
        reason: LearningColumnTypes['report.reason']
        is_private: boolean
      }
    }
    'find-owed-compensations': {
      parameters: {
        learner: LearnerId
      }
      row: {
        question_id: string
      }
    }
    'find-pool-drafts': {
      parameters: {
        topic: string
      }
      row: {
        draft: LearningColumnTypes['question.draft']
      }
    }
    'find-pool-edition': {
      parameters: {
        topic: string
      }
      row: {
        edition: string
        questions: number
        refills: number
      }
    }
    'find-proof': {
      parameters: {
        learner: LearnerId
        question: string
      }
      row: {
        draft: LearningColumnTypes['question.draft']
        withdrawn: boolean
        answers: number
        right_answers: number
        reports: number
        reported_by_you: boolean
        first_answers: number | null
        right_first_answers: number | null
      }
    }
    'find-question-records': {
      parameters: {
        questions: readonly string[]
      }
      row: {
        question_id: string
        topic_id: string
        level: number
        draft: LearningColumnTypes['question.draft']
        difficulty: number | null
        answers: number | null
        correct_answers: number | null
        choices: readonly number[] | null
        strong_answers: number | null
        strong_correct: number | null
      }
    }
    'find-unseen-compensations': {
      parameters: {
        learner: LearnerId
      }
      row: {
        question_id: string
        question: string
        experience: number
        creature_name: string
      }
    }
    'forget-hints': {
      parameters: {
        before: Date
      }
      row: never
    }
    'forget-replies': {
      parameters: {
        before: Date
      }
      row: {
        attempt: string
      }
    }
    'forget-rounds': {
      parameters: {
        before: Date
      }
      row: never
    }
    'hold-question': {
      parameters: {
        now: Date
        because: string | null
        question: string
      }
      row: never
    }
    'insert-report': {
      parameters: {
        learner: LearnerId
        question: string
        reason: string
        note: string | null
        now: Date
      }
      row: {
        reason: LearningColumnTypes['report.reason']
      }
    }
    'load-answer': {
      parameters: {
        now: Date
        question: string
        attempt: string
        account: AccountId
        token: Uint8Array
      }
      row: {
        learner_id: LearnerId
        account_id: AccountId
        time_zone: string
        daily_goal: number
        learning_streak: number
        longest_streak: number
        streak_day: string | null
        freezes: number
        freeze_progress: number
        creature_id: string | null
        name: string | null
        personality: string | null
        base_color: string | null
        accent_color: string | null
        level: number | null
        experience: number | null
        happiness: number | null
        health: number | null
        energy: number | null
        intelligence: number | null
        stats_at: Date | null
        correct_in_row: number | null
        visit_streak: number | null
        visit_day: string | null
        total_questions: number | null
        correct_answers: number | null
        asleep_until: Date | null
        version: number | null
        week_correct: number | null
        week_seconds: number | null
        question_id: string | null
        question_level: number | null
        question_withdrawn: boolean
        draft: LearningColumnTypes['question.draft'] | null
        question_difficulty: number | null
        topic_id: string | null
        topic_custom: boolean | null
        median_seconds: number | null
        lasting: number | null
        stability_offset: number | null
        topic_met_again: number | null
        ability: number | null
        ability_answers: number | null
        topic_answers: number | null
        topic_correct: number | null
        topic_correct_in_row: number | null
        topic_wrong_in_row: number | null
        memory_stability: number | null
        memory_difficulty: number | null
        memory_state: number | null
        memory_reviews: number | null
        memory_lapses: number | null
        memory_reviewed_at: Date | null
        memory_due_at: Date | null
        memory_last_day: string | null
        rewarded_day: string | null
        hint: number | null
        breaks_taken: number
        last_answer_at: Date | null
        today_answered: number | null
        awards: readonly string[] | null
        prior_question: string | null
        prior_outcome: unknown
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
        served: boolean
        served_today: boolean
      }
    }
    'load-break': {
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
        week_correct: number | null
        week_seconds: number | null
        last_break_at: number | null
      }
    }
    'load-break-offer': {
      parameters: {
        topic: string
        learner: LearnerId
      }
      row: {
        answers: number | null
        topic_id: string | null
        ability: number | null
      }
    }
    'load-mismarked': {
      parameters: {
        learner: LearnerId
        question: string
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
        longest_streak: number
        topic_id: LearningColumnTypes['load-mismarked.topic_id']
        question_level: LearningColumnTypes['load-mismarked.question_level']
        answers: number
        attempt: LearningColumnTypes['load-mismarked.attempt']
        awards: readonly string[] | null
      }
    }
    'load-round': {
      parameters: {
        account: AccountId
        token: Uint8Array
        now: Date | null
        mostTime: number
        mostAnswers: number
        topic: string
        freshEach: number
      }
      row: {
        learner_id: LearnerId
        time_zone: string
        creature_id: string | null
        correct_in_row: number | null
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
        topics: LearningColumnTypes['load-round.topics']
        round: LearningColumnTypes['load-round.round']
        candidates: LearningColumnTypes['load-round.candidates']
      }
    }
    'lock-calibration': {
      parameters: Record<never, never>
      row: {
        read_until: Date
      }
    }
    'lock-for-revalidation': {
      parameters: {
        question: string
      }
      row: {
        topic_id: string
        draft: LearningColumnTypes['question.draft']
      }
    }
    'lock-reported-question': {
      parameters: {
        learner: LearnerId
        question: string
      }
      row: {
        id: string
        answered: boolean
      }
    }
    'mark-compensations-seen': {
      parameters: {
        now: Date | null
        learner: LearnerId
        questions: readonly string[]
      }
      row: {
        question_id: string
      }
    }
    'note-refill': {
      parameters: {
        topic: string
        now: Date
        refills: number
        edition: string
      }
      row: never
    }
    'put-hint': {
      parameters: {
        learner: LearnerId
        question: string
        struck: number
        now: Date
      }
      row: never
    }
    'put-pool-edition': {
      parameters: {
        topic: string
        edition: string
        now: Date
        refills: number
      }
      row: {
        questions: number
      }
    }
    'put-questions': {
      parameters: {
        topic: string
        drafts: string
      }
      row: never
    }
    'retire-question': {
      parameters: {
        now: Date | null
        because: string | null
        question: string
      }
      row: {
        id: string
      }
    }
    'return-question': {
      parameters: {
        question: string
      }
      row: never
    }
    'save-answer': {
      parameters: {
        level: number
        experience: number
        happiness: number
        health: number
        energy: number
        statsAt: Date
        intelligence: number
        correctInRow: number
        correctAnswers: number
        totalQuestions: number
        visitStreak: number
        visitDay: string | null
        learner: LearnerId
        version: number
        attempt: string
        question: string
        chosen: number
        correct: boolean
        gained: number
        day: string
        sessionDuration: number | null
        outcome: string | null
        now: Date | null
        grade: number | null
        seconds: number | null
        hinted: boolean
        abilityBefore: number | null
        topic: string
        stability: number
        difficulty: number
        state: number
        reviews: number
        lapses: number
        reviewedAt: Date
        dueAt: Date
        rewardedDay: string | null
        choice: number | null
        isNew: boolean
        ability: number | null
        abilityAnswers: number
        medianSeconds: number | null
        lastingMore: number
        stabilityOffset: number
        activeSeconds: number
        streak: number
        longest: number
        streakDay: string | null
        freezes: number
        freezeProgress: number
        streakCounts: boolean
        achievements: readonly string[]
        mostTime: number
        mostAnswers: number
        account: AccountId
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
    'save-break': {
      parameters: {
        happiness: number
        health: number
        energy: number
        statsAt: Date
        learner: LearnerId
        version: number
        answers: number
        kind: string
        now: Date
      }
      row: {
        saved: number
      }
    }
    'save-calibration': {
      parameters: {
        until: Date
      }
      row: never
    }
    'save-compensation': {
      parameters: {
        level: number
        experience: number
        happiness: number
        health: number
        energy: number
        statsAt: Date
        intelligence: number
        correctInRow: number
        correctAnswers: number
        learner: LearnerId
        version: number
        question: string
        gained: number
        now: Date
        attempt: string
        answers: number
        topic: string
        today: string
        achievements: readonly string[]
      }
      row: {
        saved: number
      }
    }
    'save-question-records': {
      parameters: {
        records: string
      }
      row: never
    }
    'save-round': {
      parameters: {
        learner: LearnerId
        topic: string
        questions: readonly string[]
        now: Date
      }
      row: {
        id: string
        draft: LearningColumnTypes['question.draft']
      }
    }
    'withdraw-other-questions': {
      parameters: {
        now: Date | null
        topic: string
        fingerprints: readonly string[]
      }
      row: never
    }
    'withdraw-reported-question': {
      parameters: {
        now: Date | null
        question: string
      }
      row: never
    }
  }
}
