import { RequestError } from '#kit/ui/request-error.ts'
import { type Fate, fateOf, inOrder, type WaitingAnswer } from './waiting-answers.ts'

/** Storage in which answers outlive the page. Its methods never throw. */
export interface AnswerStore {
  load(): Promise<readonly WaitingAnswer[]>
  put(answer: WaitingAnswer): Promise<unknown>
  remove(answer: WaitingAnswer): Promise<unknown>
  /** Whether it belongs to the learner who is signed in. */
  owns(answer: WaitingAnswer): boolean
}

/** What the queue depends on. */
export interface QueueDeps<Reply> {
  store: AnswerStore
  /** Throws a `RequestError` where the answer was not taken. */
  send(answer: WaitingAnswer): Promise<Reply>
  /** Runs the work while no other page on this device does the same. */
  alone(work: () => Promise<void>): Promise<void>
}

/** What the page shows of the queue. */
export interface QueueState {
  waiting: number
  /** How many of them are in storage, as far as the browser allows it. */
  held: number
  sending: boolean
  /** The last try failed to get through. */
  stuck: boolean
}

/** What happened to an answer; `late` if an earlier try, or an earlier page, failed to get it through. */
export type QueueEvent<Reply> =
  | { type: 'taken'; answer: WaitingAnswer; late: boolean; reply: Reply }
  | { type: 'refused'; answer: WaitingAnswer; late: boolean; fault: RequestError; fate: Fate }
  /** All were sent, or the rest must wait. */
  | { type: 'rested' }

/**
 * Sends answers in the order in which they were given and keeps each until the server has accepted it, through lost connections
 * and page reloads. The idempotency key makes an answer count once, however often it's sent.
 */
export function answerQueue<Reply>({ store, send, alone }: QueueDeps<Reply>) {
  let waiting: readonly WaitingAnswer[] = []
  let state: QueueState = { waiting: 0, held: 0, sending: false, stuck: false }
  let flushing: Promise<void> | undefined
  let late: ReadonlySet<string> = new Set()
  const beingStored = new Set<string>()
  const watchers = new Set<() => void>()
  const listeners = new Set<(event: QueueEvent<Reply>) => void>()
  const show = (change: Partial<QueueState> = {}) => {
    const held = waiting.filter(({ key }) => !beingStored.has(key)).length
    state = { ...state, ...change, waiting: waiting.length, held }
    for (const watcher of watchers) watcher()
  }
  const emit = (event: QueueEvent<Reply>) => {
    for (const listener of listeners) listener(event)
  }
  const release = (answer: WaitingAnswer) => {
    waiting = waiting.filter(({ key }) => key !== answer.key)
    return store.remove(answer)
  }
  const load = async () => {
    const stored = await store.load()
    const known = new Set(waiting.map(({ key }) => key))
    late = new Set([...late, ...stored.map(({ key }) => key).filter(key => !known.has(key))])
    waiting = inOrder([...stored, ...waiting]).filter(store.owns)
  }

  /** Sends one answer; false if all later ones must wait too. */
  const sendOne = async (answer: WaitingAnswer): Promise<boolean> => {
    const known = { answer, late: late.has(answer.key) }
    try {
      const reply = await send(answer)
      await release(answer)
      emit({ type: 'taken', ...known, reply })
      return true
    } catch (thrown) {
      const fault =
        thrown instanceof RequestError
          ? thrown
          : new RequestError({ error: String(thrown), code: 'unexpected', status: 0 })
      const fate = fateOf(fault)
      if (fate === 'dropped') await release(answer)
      emit({ type: 'refused', ...known, fault, fate })
      return fate === 'dropped'
    }
  }

  const flushOnce = async () => {
    await load()
    let more = true
    while (more) {
      const [next] = waiting
      show({ sending: next !== undefined })
      more = next !== undefined && (await sendOne(next))
    }
    late = new Set(waiting.map(({ key }) => key))
    show({ sending: false, stuck: waiting.length > 0 })
    emit({ type: 'rested' })
  }

  /** Sends all waiting answers until none is left or the rest must wait. Concurrent calls share one run. */
  const flush = (): Promise<void> => {
    flushing ??= alone(flushOnce).finally(() => {
      flushing = undefined
    })
    return flushing
  }

  return {
    /** Stores an answer and sends it. */
    add: async (answer: WaitingAnswer): Promise<void> => {
      waiting = inOrder([...waiting, answer])
      beingStored.add(answer.key)
      show()
      void store.put(answer).then(() => {
        beingStored.delete(answer.key)
        show()
      })
      const running = flushing
      await flush()
      // A run already under way may have looked for the next answer before this one was added.
      if (running && waiting.some(({ key }) => key === answer.key)) await flush()
    },
    flush,
    /** Returns the waiting answers, including those of earlier pages; sends nothing. */
    load: async (): Promise<readonly WaitingAnswer[]> => {
      await load()
      show()
      return waiting
    },
    /** Discards all waiting answers unsent. */
    drop: () => {
      for (const answer of waiting) void release(answer)
      show({ sending: false, stuck: false })
    },
    listen: (listener: (event: QueueEvent<Reply>) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    subscribe: (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    read: () => state,
  }
}
