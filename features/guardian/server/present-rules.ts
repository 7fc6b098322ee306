import type { ReplyOf } from '#kit/contract/endpoint.ts'
import type { changeRules } from '../contract.ts'
import type { RulesRow } from './guardian.store.ts'

export function presentRules({ daily_minutes, model_text, sound }: RulesRow): ReplyOf<typeof changeRules> {
  return { dailyMinutes: daily_minutes, modelText: model_text, sound }
}
