import type { FastifyBaseLogger } from 'fastify'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Billing } from '#membership/server/billing.ts'
import { openDemonstration } from '#outside/payments/demonstration.ts'
import type { Payments } from '#outside/payments/payments.ts'
import { openStripe } from '#outside/payments/stripe.ts'
import type { Settings } from './settings.ts'

/** The page that stands in for Stripe's portal. */
const demonstrationPortal = '/subscribe?portal'

/** The payment provider; undefined if payments are off. */
export function openBilling(settings: Settings, deps: HandlerDeps, log: FastifyBaseLogger): Billing | undefined {
  const payments = paymentsOf(settings, deps)
  const report = (fault: unknown) => log.warn({ err: fault }, 'the payment deps could not be asked')
  return payments && { ...deps, payments, publicUrl: settings.server.publicUrl, report }
}

function paymentsOf({ payments }: Settings, deps: HandlerDeps): Payments | undefined {
  if (payments.by === 'stripe') return openStripe(payments)
  return payments.by === 'demonstration' ? openDemonstration(deps, demonstrationPortal) : undefined
}
