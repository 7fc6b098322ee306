import type { SubscriptionStatus } from '#outside/payments/subscription.ts'

/** The stand-in's state, from which Stripe's objects are built on request. Times are in seconds. */
export interface Books {
  customers: Map<string, { id: string; created: number; metadata: Record<string, string>; deleted: boolean }>
  subscriptions: Map<string, KeptSubscription>
  invoices: Map<string, KeptInvoice>
  charges: Map<string, KeptCharge>
  disputes: Map<string, { id: string; charge: string; created: number; status: 'needs_response' | 'won' | 'lost' }>
}

export interface KeptSubscription {
  id: string
  customer: string
  status: SubscriptionStatus
  created: number
  periodStart: number
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  latestInvoice: string
  metadata: Record<string, string>
}

export interface KeptInvoice {
  id: string
  customer: string
  subscription: string
  created: number
  status: 'open' | 'paid' | 'void'
  reason: 'subscription_create' | 'subscription_cycle'
  /** Its payment intent, and the client secret with which the page pays it. */
  intent: { id: string; secret: string; asksBank: boolean }
}

export interface KeptCharge {
  id: string
  customer: string
  intent: string
  created: number
  status: 'succeeded' | 'failed'
  refunded: boolean
  disputed: boolean
}

export function emptyBooks(): Books {
  return {
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    charges: new Map(),
    disputes: new Map(),
  }
}
