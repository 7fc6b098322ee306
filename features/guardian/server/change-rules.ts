import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { changeRules } from '../contract.ts'
import { saveRules } from './guardian.store.ts'
import { presentRules } from './present-rules.ts'

export function changeRulesRoute({ db, clock }: HandlerDeps): Route {
  return route(changeRules, async ({ accountId, credential, body }) => {
    const { dailyMinutes, modelText, sound } = body
    const minutes = [dailyMinutes !== undefined, dailyMinutes ?? null] as const
    const caller = [accountId, credential.tokenHash, clock()] as const
    const row = await saveRules.first(db, [...caller, ...minutes, modelText ?? null, sound ?? null])
    return row ? presentRules(row) : failed('not_a_child')
  })
}
