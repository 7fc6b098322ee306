import { randomBytes, randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { AccountId } from '#kit/db/ids.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { Clock } from '#kit/time/clock.ts'
import { demonstrationStore as store } from './demonstration.store.ts'
import { caughtUp, type Demonstrated, renewed } from './demonstration-time.ts'
import { monthAfter } from './month.ts'
import type { Begun, Payments } from './payments.ts'
import type { TestCard } from './test-card.ts'

/** Actions of the demonstration's page, which replaces a payment provider's form and portal. */
export interface Demonstration extends Payments {
  /** Pays with a test card. Card numbers never reach the server. */
  pay(accountId: AccountId, clientSecret: string, card: TestCard): Promise<'paid' | 'declined' | 'asks' | 'gone'>
  /** The answer to the bank's question whether it is them. */
  answerBank(accountId: AccountId, clientSecret: string, approved: boolean): Promise<'paid' | 'declined' | 'gone'>
  /** What a learner's own page shows: the one that runs, if any. */
  running(accountId: AccountId): Promise<Demonstrated | undefined>
  change(accountId: AccountId, change: DemonstrationChange): Promise<Demonstrated | undefined>
}

/** Cancel, resume, or skip to the next month with a card that pays (`renew`) or doesn't (`fail`). */
export type DemonstrationChange = 'cancel' | 'resume' | 'renew' | 'fail'

const changes: Record<DemonstrationChange, (of: Demonstrated, now: Date) => Demonstrated> = {
  cancel: of => (of.status === 'past_due' ? { ...of, status: 'canceled' } : { ...of, endsAt: of.periodEnd }),
  resume: of => ({ ...of, endsAt: null }),
  renew: (of, now) =>
    of.endsAt ? { ...of, status: 'canceled', endsAt: now } : renewed({ ...of, cardPays: true }, now),
  fail: (of, now) => renewed({ ...of, cardPays: false }, now),
}

/**
 * A payment house of our own that charges nobody: the same subscriptions, renewals and ends as the real one, in the
 * product's database. A customer's id is the account's.
 *
 * @param portal where a account cancels, below the product's own address
 */
export function openDemonstration({ db, clock }: { db: Pool; clock: Clock }, portal: string): Demonstration {
  const all = (account: AccountId) =>
    transaction(db, async client => {
      const found: Demonstrated[] = []
      for (const kept of await store.lock(client, account)) {
        const now = caughtUp(kept, clock())
        if (now !== kept) await store.save(client, account, now)
        found.push(now)
      }
      return found
    })
  /** Changes the one that is meant, as it stands now; undefined where there is none. */
  const changeOne = (
    account: AccountId,
    meant: (each: Demonstrated) => boolean,
    change: (of: Demonstrated) => Demonstrated,
  ) =>
    transaction(db, async client => {
      const found = (await store.lock(client, account)).map(kept => caughtUp(kept, clock())).find(meant)
      if (!found) return undefined
      const changed = change(found)
      await store.save(client, account, changed)
      return changed
    })
  const payable = (secret: string) => (each: Demonstrated) =>
    each.clientSecret === secret && each.status === 'incomplete'
  /** Pays the first month now, with a card that will pay again or not. */
  const pay = (cardPays: boolean) => (of: Demonstrated) => ({
    ...renewed({ ...of, cardPays: true }, clock()),
    cardPays,
  })
  const runs = (each: Demonstrated) => each.status === 'active' || each.status === 'past_due'
  return {
    by: 'demonstration',
    testMode: true,
    publishableKey: undefined,
    checkPrice: async () => undefined,
    openCustomer: async ({ accountId }) => `${accountId}`,
    payerOf: async () => undefined,
    subscriptions: async customer => (await all(Number(customer) as AccountId)).map(begun),
    async payments(customer) {
      const paid = (await all(Number(customer) as AccountId)).flatMap(({ paidAt }) => paidAt)
      return paid.map(at => ({ at, refunded: false, disputed: false }))
    },
    async begin(customer, _accountId, attempt) {
      const now = clock()
      const fresh: Demonstrated = {
        id: randomUUID(),
        status: 'incomplete',
        clientSecret: `demo_${randomBytes(24).toString('base64url')}`,
        begunAt: now,
        periodStart: now,
        periodEnd: monthAfter(now),
        endsAt: null,
        cardPays: true,
        paidAt: [],
      }
      return begun(await store.begin(db, Number(customer) as AccountId, attempt, fresh))
    },
    async cancel(id, customer) {
      await changeOne(
        Number(customer) as AccountId,
        each => each.id === id,
        of => ({ ...of, status: 'canceled', endsAt: clock() }),
      )
    },
    portal: async () => portal,
    closeCustomer: customer => store.forget(db, Number(customer) as AccountId),
    async pay(account, secret, card) {
      if (card === 'asks') return (await all(account)).some(payable(secret)) ? 'asks' : 'gone'
      if (card === 'declined' || card === 'no money')
        return (await all(account)).some(payable(secret)) ? 'declined' : 'gone'
      return (await changeOne(account, payable(secret), pay(card === 'pays'))) ? 'paid' : 'gone'
    },
    async answerBank(account, secret, approved) {
      if (!approved) return (await all(account)).some(payable(secret)) ? 'declined' : 'gone'
      return (await changeOne(account, payable(secret), pay(true))) ? 'paid' : 'gone'
    },
    running: async account => (await all(account)).findLast(runs),
    change: (account, change) => changeOne(account, runs, of => changes[change](of, clock())),
  }
}

function begun({ id, status, begunAt, periodStart, periodEnd, endsAt, clientSecret }: Demonstrated): Begun {
  return {
    subscription: { id, status, begunAt, periodStart, periodEnd, endsAt },
    clientSecret: status === 'incomplete' ? clientSecret : undefined,
  }
}
