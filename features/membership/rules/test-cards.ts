import type { TestCard } from '#outside/payments/test-card.ts'

/** Card numbers that payment providers publish for tests; no real card has one of them. */
const numbers: Readonly<Record<string, TestCard>> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000000000000341': 'lapses',
  '4000002760003184': 'asks',
  '4000002500003155': 'asks',
  '4000000000000002': 'declined',
  '4000000000009995': 'no money',
}

/** How the test card with this number behaves; undefined for any other number, which must not be sent. */
export function testCard(number: string): TestCard | undefined {
  const plain = number.replace(/[\s-]/g, '')
  return Object.hasOwn(numbers, plain) ? numbers[plain] : undefined
}

/** Formats a card number in groups of four, as printed on cards. */
export function cardNumberAsTyped(typed: string): string {
  return (
    typed
      .replace(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** Formats an expiry date as month and year with a slash. */
export function expiryAsTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Whether an expiry date such as `12 / 34` is valid and its month hasn't passed. */
export function isGoodUntil(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
