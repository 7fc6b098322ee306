import type { AccountId } from '#kit/db/ids.ts'
import type { Payment, Subscription } from './subscription.ts'

/** A new subscription that waits for its first payment, and the client secret with which the page pays it. */
export interface Begun {
  subscription: Subscription
  /** Undefined if the page can no longer pay it. */
  clientSecret: string | undefined
}

/** Somebody who pays, or will: by the number alone they would be mistaken for another once a database was put back. */
export interface Payer {
  accountId: AccountId
  /** When the account was opened, to the millisecond. */
  since: Date
}

/** An event at the payment provider. Its content isn't trusted; the provider is asked instead. */
export interface News {
  /** The same each time the event is delivered. */
  id: string
  /** Whom it is about; undefined where it is about nobody of ours. */
  customer(): Promise<string | undefined>
}

/** The payment provider. Every call may throw, because the provider may be slow or down. */
export interface Payments {
  readonly by: 'stripe' | 'demonstration'
  /** No real money is charged. */
  readonly testMode: boolean
  /** What the page needs to show the provider's form. */
  readonly publishableKey: string | undefined
  /** @throws PaymentSetupError if the provider doesn't accept our keys, or has a different price */
  checkPrice(): Promise<void>
  /** Finds the payer's customer, or opens one. The same key always gives the same customer. */
  openCustomer(payer: Payer, key: string): Promise<string>
  /** The payer of a customer; undefined if the provider doesn't know, or has closed the customer. */
  payerOf(customer: string): Promise<Payer | undefined>
  /** All subscriptions a customer ever started. */
  subscriptions(customer: string): Promise<Begun[]>
  payments(customer: string): Promise<Payment[]>
  /** Begins a subscription that waits for its first payment; with the same attempt it is the same one. */
  begin(customer: string, accountId: AccountId, attempt: string): Promise<Begun>
  /** Ends a subscription at once. Does nothing if it has already ended. */
  cancel(subscription: string, customer: string): Promise<void>
  /** URL of a page where the customer can cancel or change the card, and return. */
  portal(customer: string, backTo: URL): Promise<string>
  /** Deletes a customer and ends their subscriptions. */
  closeCustomer(customer: string): Promise<void>
  /** Reads a signed event. @throws SignatureError if it isn't from the provider, or is old */
  readNews?(raw: Buffer, signature: string): News
}

/** The payment provider doesn't accept our keys, or has a different price. The server doesn't start. */
export class PaymentSetupError extends Error {
  override name = 'PaymentSetupError'
}

/** An event isn't from the payment provider. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** The payment provider no longer has this customer. */
export class CustomerGoneError extends Error {
  override name = 'CustomerGoneError'
}
