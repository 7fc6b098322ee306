import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Payments } from '#outside/payments/payments.ts'

/** What billing handlers need besides the database and the clock. */
export interface Billing extends HandlerDeps {
  readonly payments: Payments
  /** The product's own address, to which the payment provider redirects. */
  readonly publicUrl: URL
  /** Logs what goes wrong at the payment provider. */
  readonly report: (fault: unknown) => void
}
