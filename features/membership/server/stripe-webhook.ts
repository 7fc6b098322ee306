import type { FastifyInstance, FastifyReply } from 'fastify'
import { type News, SignatureError } from '#outside/payments/payments.ts'
import type { Billing } from './billing.ts'
import { type RefreshInTurn, refreshInTurn } from './refresh-in-turn.ts'
import { resolveCustomer } from './resolve-customer.ts'
import { noteDone, wasDone } from './subscription.store.ts'

export const webhookPath = '/api/stripe/webhook'
/** Bytes; Stripe's largest events are much smaller. */
const bodyLimit = 256 * 1024

/**
 * Receives Stripe's signed events. An event that can't be handled gets a 500, so Stripe sends it again; a repeated event
 * changes nothing, and their order doesn't matter.
 */
export async function registerStripeWebhook(server: FastifyInstance, billing: Billing): Promise<void> {
  const look = refreshInTurn(billing)
  await server.register(async own => {
    // The signature covers the exact bytes that were sent, so they must not be parsed first.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    own.post(webhookPath, { bodyLimit }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      const signature = headers['stripe-signature']
      const news = read(billing, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature ?? ''))
      if (!news) return refuse(reply, 400, 'The signature is not valid.', 'bad_signature')
      try {
        await act(billing, look, news)
        return { received: true }
      } catch (fault) {
        billing.report(fault)
        return refuse(reply, 500, 'This event could not be handled. Please send it again.', 'not_done')
      }
    })
  })
}

function read({ payments }: Billing, body: Buffer, signature: string): News | undefined {
  try {
    return payments.readNews?.(body, signature)
  } catch (fault) {
    if (fault instanceof SignatureError) return undefined
    throw fault
  }
}

async function act(billing: Billing, look: RefreshInTurn, news: News): Promise<void> {
  const { db, clock } = billing
  if ((await wasDone.first(db, { news: news.id }))?.done) return
  const customer = await news.customer()
  const learner = customer === undefined ? undefined : await resolveCustomer(billing, customer)
  if (customer !== undefined && learner !== undefined) await look(learner, customer)
  // Only now: an event that failed half-way must be handled when it comes again.
  await noteDone.run(db, { news: news.id, now: clock() })
}

function refuse(reply: FastifyReply, status: number, error: string, code: string) {
  return reply.code(status).send({ error, code })
}
