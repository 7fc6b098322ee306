/** Greatest common divisor of two whole numbers (Euclid); `gcd(0, 0)` is 0. */
export function gcd(a: number, b: number): number {
  let [x, y] = [Math.abs(a), Math.abs(b)]
  while (y > 0) [x, y] = [y, x % y]
  return x
}

/** Least common multiple of two whole numbers above 0. */
export const lcm = (a: number, b: number): number => (a / gcd(a, b)) * b

/** All divisors of a whole number above 0, smallest first. */
export function divisors(n: number): number[] {
  const found: number[] = []
  for (let d = 1; d <= n; d++) if (n % d === 0) found.push(d)
  return found
}

/** Whether a whole number has exactly two divisors. */
export const isPrime = (n: number): boolean => n > 1 && divisors(n).length === 2

/** Prime factors of a whole number above 1, smallest first, repeated as often as they divide it. */
export function primeFactors(n: number): number[] {
  const found: number[] = []
  let rest = n
  for (let p = 2; rest > 1; p++) {
    while (rest % p === 0) {
      found.push(p)
      rest /= p
    }
  }
  return found
}

/** Decimal digits of a whole number, the ones first. */
export const digitsOf = (n: number): number[] => [...String(Math.abs(n))].reverse().map(Number)

/** The whole numbers from `low` to `high`, both included. */
export const span = (low: number, high: number): number[] => Array.from({ length: high - low + 1 }, (_, i) => low + i)
