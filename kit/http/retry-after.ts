/** Whole seconds, 2 to 5, after which who was turned away may come again: not all of them at the same moment. */
export function retryAfter(): number {
  return 2 + Math.floor(Math.random() * 4)
}
