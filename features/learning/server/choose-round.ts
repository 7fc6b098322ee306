import type { Day } from '#account/rules/learner-day.ts'
import { givesAway } from '#authoring/rules/overlap.ts'
import { seededDice } from '#kit/random/dice.ts'
import { recommendedBand, startingAbility } from '../rules/ability.ts'
import { composeRound } from '../rules/compose-round.ts'
import type { Band } from '../rules/difficulty.ts'
import { bandNearest } from '../rules/difficulty.ts'
import { mixedRound } from '../rules/round-kinds.ts'
import type { CandidateRow, RoundLoad, TopicProgressRow } from './round.store.ts'

/** In a mixed round, levels are relative to the learner's recommended level in each topic, which maps to this one. */
const fittingLevel = 2

/**
 * Chooses ten of the candidates. For one topic, around its recommended level; for a mixed round, around each topic's own
 * recommended level with neighbours from different topics; for mistakes, the latest ones.
 */
export function chooseRound(
  kind: string,
  { learner_id, topics, candidates }: Pick<RoundLoad, 'learner_id' | 'topics' | 'candidates'>,
  requested: Band,
  today: Day,
): CandidateRow[] {
  const seed = `${learner_id}:${today}:${topics.reduce((sum, topic) => sum + topic.answers, 0)}`
  const recommended = new Map(topics.map(topic => [topic.topic_id, recommendedFor(topic, requested).level]))
  const mixed = kind === mixedRound
  const prepared = candidates
    .filter(({ role, last_day }) => role === 'mistake' || last_day === null || last_day < today)
    .map(row => {
      const level = row.difficulty === null ? row.level : bandNearest(row.difficulty).level
      const fitting = recommended.get(row.topic_id) ?? fittingLevel
      return {
        row,
        id: row.id,
        applied: row.applied,
        liked: row.liked,
        factIds: row.telling.factIds.map(fact => `${row.topic_id}:${fact}`),
        level: mixed ? fittingLevel + level - fitting : level,
        skill: mixed ? row.topic_id : row.skill,
      }
    })
  const of = (...roles: CandidateRow['role'][]) => prepared.filter(({ row }) => roles.includes(row.role))
  const level = mixed ? fittingLevel : (recommended.values().next().value ?? fittingLevel)
  const from = { due: of('due'), fresh: of('fresh'), again: of('again', 'mistake') }
  return composeRound(from, level, seededDice(seed), (a, b) => givesAway(a.row.telling, b.row.telling)).map(
    ({ row }) => row,
  )
}

function recommendedFor({ ability }: TopicProgressRow, requested: Band): Band {
  return recommendedBand(ability ?? startingAbility(requested).logit)
}
