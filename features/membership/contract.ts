import * as z from 'zod/mini'
import { freeSession } from '#account/contract.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { words } from './words.ts'

/** What every call of learning can meet once the free time is used up. */
export const freeTimeUsed = { free_time_used: { status: 402, error: words.freeTimeUsed } } as const

export const heartbeat = endpoint({
  name: 'heartbeat',
  summary:
    'Says every 15 seconds that the learner is active, or that they pause. The reply corrects what the page shows; what the page has counted is not asked for.',
  method: 'POST',
  path: '/api/session/heartbeat',
  who: 'signed-in',
  body: z.object({ state: z.enum(['active', 'pause']) }),
  reply: freeSession,
  failures: {},
})
