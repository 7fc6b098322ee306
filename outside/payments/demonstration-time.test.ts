import { expect, test } from 'vitest'
import { caughtUp, type Demonstrated } from './demonstration-time.ts'
import { monthAfter } from './month.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)
const active: Demonstrated = {
  id: 'one',
  status: 'active',
  begunAt: at('2026-01-31'),
  periodStart: at('2026-01-31'),
  periodEnd: at('2026-02-28'),
  endsAt: null,
  clientSecret: 'secret',
  cardPays: true,
  paidAt: [at('2026-01-31')],
}

test.each([
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2026-03-15', '2026-04-15'],
  ['2026-12-31', '2027-01-31'],
])('A month after %s is %s', (from, to) => {
  expect(monthAfter(at(from))).toEqual(at(to))
})

test('All months since the last look-up are paid, one by one', () => {
  const now = caughtUp(active, at('2026-05-01'))
  expect(now).toMatchObject({ status: 'active', periodStart: at('2026-04-28'), periodEnd: at('2026-05-28') })
  expect(now.paidAt).toHaveLength(4)
  expect(caughtUp(now, at('2026-05-01'))).toBe(now)
})

test("A month that the card doesn't pay stays open for two weeks, then the subscription ends", () => {
  const lapsed = { ...active, cardPays: false }
  expect(caughtUp(lapsed, at('2026-02-28'))).toMatchObject({ status: 'past_due', periodStart: at('2026-02-28') })
  expect(caughtUp(lapsed, at('2026-03-13')).status).toBe('past_due')
  expect(caughtUp(lapsed, at('2026-03-14')).status).toBe('canceled')
})

test('A cancelled subscription ends without renewal; one that was never paid ends after 23 hours', () => {
  expect(caughtUp({ ...active, endsAt: active.periodEnd }, at('2026-04-01'))).toMatchObject({
    status: 'canceled',
    paidAt: active.paidAt,
  })
  const begun: Demonstrated = { ...active, status: 'incomplete', begunAt: at('2026-01-31') }
  expect(caughtUp(begun, new Date('2026-02-01T08:59:59Z')).status).toBe('incomplete')
  expect(caughtUp(begun, new Date('2026-02-01T09:00:00Z')).status).toBe('incomplete_expired')
})
