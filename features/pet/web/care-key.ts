/** A key for one act of care, sent with each try of it; also where the address is not https and `randomUUID` is missing. */
export function careKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
