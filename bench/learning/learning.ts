import { machine } from '../machine.ts'
import { printTable } from '../table.ts'
import { adaptive } from './adaptive-policy.ts'
import { course } from './course.ts'
import { findings } from './findings.ts'
import { abilityRows, goalRows, keptRows, newQuestionRows, recallRows } from './scores.ts'
import { fixedMedium, randomOrder } from './simple-policies.ts'
import { simulate } from './simulate.ts'

const learners = 1000

/**
 * Simulates a thousand people who learn one topic for 60 days by the product's rules, and the same people on the same
 * days with the same number of answers by two simpler policies. Everything is seeded, so results repeat.
 */
export async function run(): Promise<void> {
  const questions = course()
  const policies = [adaptive(questions), randomOrder(questions), fixedMedium(questions)]
  const simulated = policies.map(policy => simulate(policy, questions, learners))
  printTable(
    'The simulated memory, where people were measured (no part of the product)',
    ['what', 'recall', ''],
    findings(),
  )
  printTable(
    'Share answered right on new questions (goal: 0.75 to 0.85, within 0.05 of the prediction after 30 answers)',
    ['policy', 'all', 'predicted', 'after 30 answers', 'predicted', 'learners within 0.70 to 0.90'],
    newQuestionRows(simulated),
  )
  printTable(
    'Ability: distance from the true one, in logits (true abilities have a standard deviation of 1.2)',
    ['after answers', 'mean distance', 'mean error'],
    abilityRows(simulated),
  )
  printTable(
    'Predicted recall, g + (1 − g) × R, on reviews (goal: log loss at least 10 % under that of always saying the mean)',
    ['policy', 'reviews', 'right', 'predicted', 'log loss', 'of the mean', 'better by'],
    recallRows(simulated),
  )
  printTable(
    'True recall 30 days after the last session (goal: 1.5 × the better simple policy, for the same number of answers)',
    [
      'policy',
      'answers',
      'facts asked',
      'new to the learner',
      'of those recalled',
      '',
      'learned and kept',
      '',
      'recalled in all',
      '',
      'of all asked',
      '',
    ],
    keptRows(simulated),
  )
  printTable('Goals', ['goal', 'reached', 'enough'], goalRows(simulated))
  console.log(`
All figures are means over learners; every policy gives the same people the same number of answers on the same days. A fact
is new to a learner who did not know it when it was first asked; it is recalled if it comes to mind without options, 30 days
after that learner's last session, with the probability that the simulated memory has for it. The goal does not say which
recall it means, so each is shown: “of those recalled” is how much of what there was to learn has stayed, “learned and kept”
how many facts that is, “recalled in all” counts what was known before as well. By numbers the product falls behind: it
asks fewer new facts, because it reviews, and ones that are known already, because it aims at four of five right.
${simulated.map(({ policy, seconds }) => `${policy}: ${seconds.toFixed(0)} s`).join(', ')}; ${machine()}`)
}
