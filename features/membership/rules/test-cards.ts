import type { TestCard } from '#outside/payments/test-card.ts'

/** The card numbers that payment houses give out for trying things; no real card has one of them. */
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

/** The test card with this number; undefined for any other number, which must go nowhere. */
export function testCard(number: string): TestCard | undefined {
  const plain = number.replace(/[\s-]/g, '')
  return Object.hasOwn(numbers, plain) ? numbers[plain] : undefined
}

/** A card number in groups of four, as it stands on a card. */
export function cardNumberAsTyped(typed: string): string {
  return (
    typed
      .replace(/\D/g, '')
      .slice(0, 19)
      .match(/.{1,4}/g) ?? []
  ).join(' ')
}

/** Month and year with a slash between them. */
export function expiryAsTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

/** Whether a card that says so until the end of its month (`12 / 34`) is still good. */
export function isGoodUntil(expiry: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(expiry) ?? []
  if (!month || !year) return false
  return Date.UTC(2000 + Number(year), Number(month), 1) > now.getTime()
}
