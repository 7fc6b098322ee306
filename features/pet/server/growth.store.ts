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
 * A table expression that saves a pet if it is still as it was loaded, and returns its `learner_id` then. Every save raises
 * the version, so of two at once the second changes nothing and starts over. `:learner` and `:version` say which pet.
 */
function savePet(columns: readonly PetColumn[]): string {
  const set = columns.map(column => `${column} = ${parameters[column]}`).join(', ')
  return pet.fragment(`update pet set ${set}, version = version + 1
     where learner_id = :learner and version = :version
     returning learner_id`)
}

/** Saves what care or a break changes of a pet. */
export const savePetStats = savePet(stats)

/** Saves the same, and whether it sleeps. */
export const savePetCare = savePet([...stats, 'asleep_until'])

/** Saves what a correct answer that was marked wrong changes of a pet. */
export const savePetGrowth = savePet(growth)

/** Saves what an answer changes of a pet. */
export const savePetAnswer = savePet([...growth, 'total_questions', 'visit_streak', 'visit_day'])

/** The day of the pet's last visit, as `visit_day`, for a statement with the learner `l`. */
export const lastVisit = pet.fragment('select c.visit_day::text from pet c where c.learner_id = l.id')

/**
 * A table expression that moves the day of the pet's last visit forward to `:visitDay`, never back. The version rises, so that
 * an answer that was worked out in the old calendar starts over.
 */
export const moveLastVisit = pet.fragment(
  `update pet set visit_day = greatest(visit_day, :visitDay::date), version = version + 1
     where learner_id = :learner returning learner_id`,
)

/** Locks the pets of an account, as a save does first; nothing of their learners changes until the transaction ends. */
export const lockPets = pet.statement(
  'lock-pets',
  `select 1 from learner l join pet p on p.learner_id = l.id where l.account_id = :account order by l.id for update of p`,
)
