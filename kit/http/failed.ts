/** A declared failure, on its way to the caller: the name of a failure of the endpoint, and how long to wait. */
export class Failed<Name extends string> {
  readonly failure: Name
  readonly retryAfter: number | undefined
  /** @param retryAfter whole seconds after which trying again makes sense */
  constructor(failure: Name, retryAfter?: number) {
    this.failure = failure
    this.retryAfter = retryAfter
  }
}

/** Says by its declared name why the call could not be carried out. */
export function failed<const Name extends string>(failure: Name, retryAfter?: number): Failed<Name> {
  return new Failed(failure, retryAfter)
}
