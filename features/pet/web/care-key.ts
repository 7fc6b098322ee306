/** Idempotency key of one care action, the same for its retry. `crypto.randomUUID` is missing on plain http. */
export function careKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
