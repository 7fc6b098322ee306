import type { Payment, Subscription } from './subscription.ts'

/** What was begun and waits for its first payment, and the secret by which the page pays it. */
export interface Begun {
  subscription: Subscription
  /** Undefined where it cannot be paid by the page any more. */
  clientSecret: string | undefined
}

/** Somebody who pays, or will: by the number alone they would be mistaken for another once a database was put back. */
export interface Payer {
  learnerId: number
  /** When they became a learner, to the millisecond. */
  since: Date
}

/** Something has happened at the payment house; what it was is asked for, not believed. */
export interface News {
  /** The same however often it comes. */
  id: string
  /** Whose account it is about; undefined where it is about nobody of ours. */
  customer(): Promise<string | undefined>
}

/** Where money is taken. Every call may throw: the house may be slow or gone, and nothing is believed that it has not said. */
export interface Payments {
  readonly by: 'stripe' | 'demonstration'
  /** No money moves. */
  readonly testMode: boolean
  /** What the page needs to show the form of the house. */
  readonly publishableKey: string | undefined
  /** @throws PaymentSetupError where the house does not know us, or would charge something else than we say */
  checkPrice(): Promise<void>
  /** Opens a customer, or finds theirs. With the same key it is the same one, however often and from wherever it is asked for. */
  openCustomer(payer: Payer, key: string): Promise<string>
  /** Whom a customer was opened for; undefined where the house does not know, or has closed them. */
  payerOf(customer: string): Promise<Payer | undefined>
  /** All subscriptions that a customer ever began. */
  subscriptions(customer: string): Promise<Begun[]>
  payments(customer: string): Promise<Payment[]>
  /** Begins a subscription that waits for its first payment; with the same attempt it is the same one. */
  begin(customer: string, learnerId: number, attempt: string): Promise<Begun>
  /** Ends a subscription at once; nothing happens where it has ended already. */
  cancel(subscription: string, customer: string): Promise<void>
  /** An address where the customer cancels, or pays with another card, and that leads back. */
  portal(customer: string, backTo: URL): Promise<string>
  /** Forgets a customer and ends what they pay for. */
  closeCustomer(customer: string): Promise<void>
  /** Reads a signed message of the house. @throws SignatureError where it is not from there, or old */
  readNews?(raw: Buffer, signature: string): News
}

/** The payment house does not know us, or would charge something else than we say: nothing to begin with. */
export class PaymentSetupError extends Error {
  override name = 'PaymentSetupError'
}

/** A message that does not come from the payment house. */
export class SignatureError extends Error {
  override name = 'SignatureError'
}

/** The payment house no longer has this customer. */
export class CustomerGoneError extends Error {
  override name = 'CustomerGoneError'
}
