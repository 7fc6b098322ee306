/** Seconds until a rejected client should retry: 2 to 5 at random, so that they don't all return at once. */
export function retryAfter(): number {
  return 2 + Math.floor(Math.random() * 4)
}
