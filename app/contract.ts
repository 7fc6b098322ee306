import * as z from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'

/** What the page must know about this server before it asks for anything else. */
export const config = endpoint({
  name: 'config',
  summary: 'Which providers are on.',
  method: 'GET',
  path: '/api/config',
  access: 'anyone',
  reply: z.object({
    payments: z.enum(['off', 'demonstration', 'stripe']),
    /** What the payment provider's own script needs, if it has one. */
    publishableKey: z.optional(z.string()),
    google: z.boolean(),
    questions: z.enum(['library', 'model']),
    pictures: z.enum(['drawn', 'painted']),
  }),
  failures: {},
})
