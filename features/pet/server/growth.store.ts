import { pet } from '#pet/tables.ts'

/** The parameter that holds the new value of each column. */
const parameters = {
  level: ':level',
  experience: ':experience',
  happiness: ':happiness',
  health: ':health',
  energy: ':energy',
  intelligence: ':intelligence',
  stats_at: ':statsAt',
  correct_in_row: ':correctInRow',
  total_questions: ':totalQuestions',
  correct_answers: ':correctAnswers',
  visit_streak: ':visitStreak',
  visit_day: ':visitDay',
  asleep_until: ':asleepUntil',
} as const

type PetColumn = keyof typeof parameters

const stats: readonly PetColumn[] = ['happiness', 'health', 'energy', 'stats_at']
const growth: readonly PetColumn[] = [
  'level',
  'experience',
  ...stats,
  'intelligence',
  'correct_in_row',
  'correct_answers',
]

/**
 * A table expression that saves a pet unless it has changed since it was loaded, and returns its `learner_id`. Every save
 * raises the version, so the second of two simultaneous saves changes nothing and is retried. `:learner` and `:version`
 * identify the pet as loaded.
 */
function savePet(columns: readonly PetColumn[]): string {
  const set = columns.map(column => `${column} = ${parameters[column]}`).join(', ')
  return pet.fragment(`update pet set ${set}, version = version + 1
     where learner_id = :learner and version = :version
     returning learner_id`)
}

/** Saves the columns that care or a break changes. */
export const savePetStats = savePet(stats)

/** Saves the same columns, and until when the pet sleeps. */
export const savePetCare = savePet([...stats, 'asleep_until'])

/** Saves the columns that change when the pet is compensated for a correct answer that was marked wrong. */
export const savePetGrowth = savePet(growth)

/** Saves the columns that an answer changes. */
export const savePetAnswer = savePet([...growth, 'total_questions', 'visit_streak', 'visit_day'])

/** The day of the pet's last visit, as `visit_day`, for a statement with the learner `l`. */
export const lastVisit = pet.fragment('select c.visit_day::text from pet c where c.learner_id = l.id')

/**
 * A table expression that moves the day of the pet's last visit forward to `:visitDay`, never back. It raises the version, so
 * that an answer computed in the old calendar is retried.
 */
export const moveLastVisit = pet.fragment(
  `update pet set visit_day = greatest(visit_day, :visitDay::date), version = version + 1
     where learner_id = :learner returning learner_id`,
)

/** Locks the pets of an account, as every save does first, so that their learners' data stays unchanged until the transaction ends. */
export const lockPets = pet.statement(
  'lock-pets',
  `select 1 from learner l join pet p on p.learner_id = l.id where l.account_id = :account order by l.id for update of p`,
)
