import type { ExportTable } from '#account/server/export/export-table.ts'

/** What this feature stores about a learner. */
export const petExport: readonly ExportTable[] = [
  {
    table: 'pet',
    as: 'creature',
    columns: {
      id: 'id',
      name: 'name',
      personality: 'personality',
      baseColor: 'base_color',
      accentColor: 'accent_color',
      level: 'level',
      experience: 'experience',
      happiness: 'happiness',
      health: 'health',
      energy: 'energy',
      intelligence: 'intelligence',
      statsAt: 'stats_at',
      correctInRow: 'correct_in_row',
      visitStreak: 'visit_streak',
      visitDay: 'visit_day',
      totalQuestions: 'total_questions',
      correctAnswers: 'correct_answers',
      version: 'version',
      asleepUntil: 'asleep_until',
      createdAt: 'created_at',
    },
  },
  {
    table: 'pet_care',
    as: 'care',
    columns: { action: 'action', doneAt: 'done_at', attempt: 'attempt', linesSaid: 'said' },
    key: { action: 'text' },
  },
  {
    table: 'picture',
    as: 'pictures',
    columns: { stage: 'stage', webpBase64: 'content', digest: 'digest', askedAt: 'asked_at' },
    key: { stage: 'smallint' },
  },
  {
    table: 'model_talk',
    as: 'modelTalk',
    columns: { talks: 'talks', day: 'day', talksToday: 'talks_today' },
  },
]
