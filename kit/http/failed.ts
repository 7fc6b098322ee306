/** A declared failure that a handler returns instead of a reply. */
export class Failed<Name extends string> {
  readonly failure: Name
  readonly retryAfter: number | undefined
  /** @param retryAfter whole seconds after which a retry makes sense */
  constructor(failure: Name, retryAfter?: number) {
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** Returns a failure that the endpoint declares, by its name. */
export function failed<const Name extends string>(failure: Name, retryAfter?: number): Failed<Name> {
  return new Failed(failure, retryAfter)
}
