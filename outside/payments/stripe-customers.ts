import Stripe from 'stripe'
import type { AccountId } from '#kit/db/ids.ts'
import type { Payer } from './payments.ts'

/**
 * The customer whom Stripe has for an account, opened where there is none. It is looked for first: a database that was put
 * back from a back-up does not know whom it opened since, and whoever pays already must not begin to pay twice.
 */
export async function openCustomer(stripe: Stripe, payer: Payer, key: string): Promise<string> {
  const found = await findCustomer(stripe, payer)
  if (found !== undefined) return found
  // Nothing that changes with time may go along: the same key with other values is refused.
  const { id } = await stripe.customers.create(
    { metadata: marks(payer) },
    { idempotencyKey: `mindling-customer-${key}` },
  )
  return id
}

/** Whom a customer stands for, as it was said when they were opened; undefined where it was not, or they are gone. */
export async function payerOf(stripe: Stripe, customer: string): Promise<Payer | undefined> {
  const kept = await alive(stripe, customer)
  const { learnerId, learnerSince } = kept?.metadata ?? {}
  const since = new Date(learnerSince ?? '')
  if (learnerId === undefined || !/^\d{1,15}$/.test(learnerId) || Number.isNaN(since.getTime())) return undefined
  return { accountId: Number(learnerId) as AccountId, since }
}

/**
 * The time belongs to it: a database that was restored gives the ids of accounts that it has forgotten to new ones. The names
 * are from when an account was a learner. They stay: customers have them, and Stripe refuses a retry with other metadata.
 */
function marks({ accountId, since }: Payer): Record<string, string> {
  return { learnerId: `${accountId}`, learnerSince: since.toISOString() }
}

async function findCustomer(stripe: Stripe, payer: Payer): Promise<string | undefined> {
  const query = Object.entries(marks(payer))
    .map(([name, value]) => `metadata['${name}']:'${value}'`)
    .join(' AND ')
  const { data } = await stripe.customers.search({ query, limit: 10 }).catch(unlessNoSearch)
  for (const { id } of data) if (await alive(stripe, id)) return id
  return undefined
}

/** Search results may include customers that were deleted a moment ago. */
async function alive(stripe: Stripe, customer: string): Promise<Stripe.Customer | undefined> {
  const kept = await stripe.customers.retrieve(customer).catch(unlessGone)
  return kept === undefined || kept.deleted ? undefined : kept
}

/** Stripe has no search in some countries (India, in 2026), which counts as no result. */
function unlessNoSearch(fault: unknown): { data: Stripe.Customer[] } {
  if (fault instanceof Stripe.errors.StripeInvalidRequestError) return { data: [] }
  throw fault
}

/** Ignores a customer that is already gone. */
export function unlessGone(fault: unknown): undefined {
  if (fault instanceof Stripe.errors.StripeInvalidRequestError && fault.code === 'resource_missing') return undefined
  throw fault
}
