import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import type { FreeTime } from './free-time.ts'

/** Refuses the call once the learner's time is over, and counts it as activity. Its endpoint declares `timeOverFailures`. */
export function requireFreeTime(free: FreeTime, route: Route): Route {
  return {
    ...route,
    handle: async asked => {
      const end = asked.learnerId === undefined ? 'free_time_used' : await free.note(asked.learnerId)
      return end === undefined ? await route.handle(asked) : failed(end)
    },
  }
}
