import type { ExportTable } from '#account/server/export/export-table.ts'

/** What this feature stores about a learner. */
export const topicsExport: readonly ExportTable[] = [
  {
    table: 'learner_topic',
    as: 'topics',
    columns: {
      topicId: 'topic_id',
      name: 'name',
      isCustom: 'is_custom',
      questionsCompleted: 'questions_completed',
      answers: 'answers',
      correctAnswers: 'correct_answers',
      correctInRow: 'correct_in_row',
      wrongInRow: 'wrong_in_row',
      ability: 'ability',
      abilityAnswers: 'ability_answers',
      medianSeconds: 'median_seconds',
      lasting: 'lasting',
      forgettingOffset: 'stability_offset',
      likes: 'likes',
      addedAt: 'added_at',
    },
    key: { topic_id: 'text' },
  },
  {
    table: 'wizard',
    as: 'unfinishedTopic',
    columns: { shown: 'state', found: 'found', updatedAt: 'updated_at' },
  },
]
