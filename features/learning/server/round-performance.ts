import type { Difficulty } from '#pet/rules/experience.ts'
import { startingAbility } from '../rules/ability.ts'
import { bandOfDifficulty } from '../rules/difficulty.ts'
import type { Performance } from '../rules/performance.ts'
import { performanceOf } from '../rules/performance.ts'
import { mistakesRound, mixedRound } from '../rules/round-kinds.ts'
import { words } from '../words.ts'
import type { RoundLoad } from './round.store.ts'

/** Functions, because the text depends on the language of the request. */
const reasons: Readonly<Record<string, () => string>> = {
  [mixedRound]: () => words.reasons.mixed,
  [mistakesRound]: () => words.reasons.mistakes,
}

/** Performance in the round's topic; for several topics, summed, with abilities weighted by the answers behind them. */
export function roundPerformance(
  kind: string,
  { topics, correct_in_row }: Pick<RoundLoad, 'topics' | 'correct_in_row'>,
  requested: Difficulty,
): Performance {
  const sum = (of: (topic: (typeof topics)[number]) => number) => topics.reduce((total, topic) => total + of(topic), 0)
  const known = topics.filter(({ ability }) => ability !== null)
  const weight = ({ ability_answers }: (typeof topics)[number]) => 1 + ability_answers
  const start = startingAbility(bandOfDifficulty(requested)).logit
  const total = known.reduce((all, topic) => all + weight(topic), 0)
  const logit = known.reduce((all, topic) => all + weight(topic) * (topic.ability ?? start), 0) / Math.max(1, total)
  const reason = Object.hasOwn(reasons, kind) ? reasons[kind]?.() : undefined
  const performance = performanceOf(
    {
      ability: known.length === 0 ? null : { logit, answers: sum(({ ability_answers }) => ability_answers) },
      answers: sum(({ answers }) => answers),
      correctAnswers: sum(({ correct_answers }) => correct_answers),
      correctInRow: reason === undefined ? sum(topic => topic.correct_in_row) : (correct_in_row ?? 0),
      wrongInRow: reason === undefined ? sum(topic => topic.wrong_in_row) : 0,
    },
    requested,
  )
  return reason === undefined ? performance : { ...performance, reason }
}
