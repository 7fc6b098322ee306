/** Saves a state while the learner is still typing. */
export interface AutoSave<S> {
  /** Notes a change: the last of several is saved after a pause. */
  note(state: S): void
  /** Drops an unsaved change, because the server already has it. */
  drop(): void
  /** Saves an unsaved change at once. */
  flush(): void
  /** Drops the change and has the server forget everything, after all saves in flight. */
  forget(): void
  /** Resolves when no save is in flight. */
  settled(): Promise<unknown>
}

/**
 * Saves a state some time after its last change.
 *
 * @param pause milliseconds after the last change
 */
export function openAutoSave<S>(
  save: (state: S) => Promise<unknown>,
  forget: () => Promise<unknown>,
  pause: number,
): AutoSave<S> {
  let waiting: S | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let onTheWay: Promise<unknown> = Promise.resolve()
  const drop = () => {
    clearTimeout(timer)
    waiting = undefined
  }
  const flush = () => {
    const state = waiting
    drop()
    // Sent even while another save is in flight: the page may be closed a moment later.
    if (state !== undefined) onTheWay = Promise.allSettled([onTheWay, save(state)])
  }
  return {
    note(state) {
      drop()
      waiting = state
      timer = setTimeout(flush, pause)
    },
    drop,
    flush,
    forget() {
      drop()
      onTheWay = onTheWay.then(forget, forget)
    },
    settled: () => onTheWay,
  }
}
