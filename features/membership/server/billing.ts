import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Payments } from '#outside/payments/payments.ts'

/** What every deed of billing may ask of the house. */
export interface Billing extends HandlerDeps {
  readonly payments: Payments
  /** Own address, for the ways back from the payment house. */
  readonly publicUrl: URL
  /** Told of what goes wrong at the payment house. */
  readonly report: (fault: unknown) => void
}
