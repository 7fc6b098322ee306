import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import type { FreeTime } from './free-time.ts'

/** The same call of a signed-in learner for as long as there is time to learn; it is noted in the ledger. Its endpoint declares `timeOverFailures`. */
export function requireFreeTime(free: FreeTime, route: Route): Route {
  return {
    ...route,
    handle: async asked => {
      const end = asked.accountId === undefined ? 'free_time_used' : await free.note(asked.accountId)
      return end === undefined ? await route.handle(asked) : failed(end)
    },
  }
}
