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
    const row = await saveRules.first(db, {
      account: accountId,
      token: credential.tokenHash,
      now: clock(),
      changesMinutes: dailyMinutes !== undefined,
      minutes: dailyMinutes ?? null,
      modelText: modelText ?? null,
      sound: sound ?? null,
    })
    return row ? presentRules(row) : failed('not_a_child')
  })
}
