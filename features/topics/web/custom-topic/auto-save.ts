/** Keeps what somebody writes while they write it. */
export interface AutoSave<S> {
  /** It was changed: kept after a pause, of several changes the last. */
  note(state: S): void
  /** Nothing of it needs keeping any more: who was told knows it all. */
  drop(): void
  /** Keeps at once what still waits. */
  flush(): void
  /** Drops it and has it forgotten, after all that is on its way. */
  forget(): void
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<unknown>
}

/**
 * A autoSave that saves a while after the last change.
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
    // Sent at once, also where another is on its way: the page may be gone a moment later.
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
