import type { FastifyBaseLogger } from 'fastify'
import type { House } from '#account/server/house.ts'
import type { Billing } from '#membership/server/billing.ts'
import { openDemonstration } from '#outside/payments/demonstration.ts'
import type { Payments } from '#outside/payments/payments.ts'
import { openStripe } from '#outside/payments/stripe.ts'
import type { Settings } from './settings.ts'

/** Where the page shows what Stripe's portal would. */
const demonstrationPortal = '/subscribe?portal'

/** Whoever takes payments here; undefined where nobody does. */
export function openBilling(settings: Settings, house: House, log: FastifyBaseLogger): Billing | undefined {
  const payments = paymentsOf(settings, house)
  const report = (fault: unknown) => log.warn({ err: plain(fault) }, 'the payment house could not be asked')
  return payments && { ...house, payments, publicUrl: settings.server.publicUrl, report }
}

function paymentsOf({ payments }: Settings, house: House): Payments | undefined {
  if (payments.by === 'stripe') return openStripe(payments)
  return payments.by === 'demonstration' ? openDemonstration(house, demonstrationPortal) : undefined
}

/** What a log may hold of a fault: not what was sent, nor what came back. */
function plain(fault: unknown): object {
  if (!(fault instanceof Error)) return { message: String(fault) }
  const requestId = 'requestId' in fault ? fault.requestId : undefined
  return { type: fault.name, message: fault.message, stack: fault.stack, requestId }
}
