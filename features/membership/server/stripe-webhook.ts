import type { FastifyInstance, FastifyReply } from 'fastify'
import { type News, SignatureError } from '#outside/payments/payments.ts'
import type { Billing } from './billing.ts'
import { type RefreshInTurn, refreshInTurn } from './refresh-in-turn.ts'
import { resolveCustomer } from './resolve-customer.ts'
import { noteDone, wasDone } from './subscription.store.ts'

export const webhookPath = '/api/stripe/webhook'
/** Bytes. Stripe's largest messages are a good deal smaller. */
const bodyLimit = 256 * 1024

/**
 * Takes Stripe's signed messages. One that could not be acted on is answered with a fault, so that it is sent again;
 * one that was acted on changes nothing a second time, and the order in which they come does not matter.
 */
export async function registerStripeWebhook(server: FastifyInstance, billing: Billing): Promise<void> {
  const look = refreshInTurn(billing)
  await server.register(async own => {
    // A signature is over the very bytes that were sent.
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, body, done) => done(null, body))
    own.post(webhookPath, { bodyLimit }, async ({ body, headers }, reply) => {
      reply.header('cache-control', 'no-store')
      const signature = headers['stripe-signature']
      const news = read(billing, Buffer.isBuffer(body) ? body : Buffer.alloc(0), String(signature ?? ''))
      if (!news) return refuse(reply, 400, 'The signature is not right.', 'bad_signature')
      try {
        await act(billing, look, news)
        return { received: true }
      } catch (fault) {
        billing.report(fault)
        return refuse(reply, 500, 'This could not be done now. Please send it again.', 'not_done')
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
  // Only now: a message that failed half way must be acted on when it comes again.
  await noteDone.run(db, { news: news.id, now: clock() })
}

function refuse(reply: FastifyReply, status: number, error: string, code: string) {
  return reply.code(status).send({ error, code })
}
