import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import type { FreeTime } from './free-time.ts'

/** The same call of a signed-in learner for as long as there is free time; it is noted in the ledger. Its endpoint declares `freeTimeUsed`. */
export function whileFree(free: FreeTime, route: Route): Route {
  return {
    ...route,
    handle: async asked =>
      asked.accountId !== undefined && (await free.isOpen(asked.accountId))
        ? await route.handle(asked)
        : failed('free_time_used'),
  }
}
