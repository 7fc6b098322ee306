import { RequestError } from '#kit/ui/request-error.ts'
import { type Fate, fateOf, inOrder, type WaitingAnswer } from './waiting-answers.ts'

/** Where answers outlive the page. None of it throws. */
export interface AnswerStore {
  load(): Promise<readonly WaitingAnswer[]>
  put(answer: WaitingAnswer): Promise<unknown>
  remove(answer: WaitingAnswer): Promise<unknown>
  /** Whether it belongs to the learner who is here now. */
  owns(answer: WaitingAnswer): boolean
}

/** What the queue needs of the world around it. */
export interface QueueWorld<Reply> {
  store: AnswerStore
  /** Throws a `RequestError` where the answer was not taken. */
  send(answer: WaitingAnswer): Promise<Reply>
  /** Does its work while no other page of this learner does the same. */
  alone(work: () => Promise<void>): Promise<void>
}

/** What the page shows of the queue. */
export interface QueueState {
  waiting: number
  /** How many of them outlive the page, as far as the browser lets anything. */
  held: number
  sending: boolean
  /** The last try did not get through. */
  stuck: boolean
}

/** What happened to an answer; `late` where an earlier try, or an earlier page, did not get it through. */
export type QueueEvent<Reply> =
  | { type: 'taken'; answer: WaitingAnswer; late: boolean; reply: Reply }
  | { type: 'refused'; answer: WaitingAnswer; late: boolean; fault: RequestError; fate: Fate }
  /** All were sent, or what is left has to wait. */
  | { type: 'rested' }

/**
 * Sends each answer in the order in which they were given, and keeps it until the server has taken it: beyond a lost
 * connection, and where there is a store beyond the end of the page. That it counts once, however often it was sent, is
 * what its key is for.
 */
export function answerQueue<Reply>({ store, send, alone }: QueueWorld<Reply>) {
  let waiting: readonly WaitingAnswer[] = []
  let state: QueueState = { waiting: 0, held: 0, sending: false, stuck: false }
  let flushing: Promise<void> | undefined
  let late: ReadonlySet<string> = new Set()
  const beingKept = new Set<string>()
  const watchers = new Set<() => void>()
  const listeners = new Set<(event: QueueEvent<Reply>) => void>()
  const show = (change: Partial<QueueState> = {}) => {
    const held = waiting.filter(({ key }) => !beingKept.has(key)).length
    state = { ...state, ...change, waiting: waiting.length, held }
    for (const watcher of watchers) watcher()
  }
  const tell = (event: QueueEvent<Reply>) => {
    for (const listener of listeners) listener(event)
  }
  const letGo = (answer: WaitingAnswer) => {
    waiting = waiting.filter(({ key }) => key !== answer.key)
    return store.remove(answer)
  }
  const load = async () => {
    const stored = await store.load()
    const known = new Set(waiting.map(({ key }) => key))
    late = new Set([...late, ...stored.map(({ key }) => key).filter(key => !known.has(key))])
    waiting = inOrder([...stored, ...waiting]).filter(store.owns)
  }

  /** Sends one answer; false where all after it must wait as well. */
  const sendOne = async (answer: WaitingAnswer): Promise<boolean> => {
    const known = { answer, late: late.has(answer.key) }
    try {
      const reply = await send(answer)
      await letGo(answer)
      tell({ type: 'taken', ...known, reply })
      return true
    } catch (thrown) {
      const fault =
        thrown instanceof RequestError
          ? thrown
          : new RequestError({ error: String(thrown), code: 'unexpected', status: 0 })
      const fate = fateOf(fault)
      if (fate === 'dropped') await letGo(answer)
      tell({ type: 'refused', ...known, fault, fate })
      return fate === 'dropped'
    }
  }

  const flushOnce = async () => {
    await load()
    let goesOn = true
    while (goesOn) {
      const [next] = waiting
      show({ sending: next !== undefined })
      goesOn = next !== undefined && (await sendOne(next))
    }
    late = new Set(waiting.map(({ key }) => key))
    show({ sending: false, stuck: waiting.length > 0 })
    tell({ type: 'rested' })
  }

  /** Sends all that waits; ends when it is sent or must go on waiting. While one runs, a second call is the same one. */
  const flush = (): Promise<void> => {
    flushing ??= alone(flushOnce).finally(() => {
      flushing = undefined
    })
    return flushing
  }

  return {
    /** Takes an answer into keeping and sends it. */
    add: async (answer: WaitingAnswer): Promise<void> => {
      waiting = inOrder([...waiting, answer])
      beingKept.add(answer.key)
      show()
      void store.put(answer).then(() => {
        beingKept.delete(answer.key)
        show()
      })
      const running = flushing
      await flush()
      // One that ran already may have looked for the next answer before this one came.
      if (running && waiting.some(({ key }) => key === answer.key)) await flush()
    },
    flush,
    /** What waits, an earlier page's answers among them; sends nothing. */
    load: async (): Promise<readonly WaitingAnswer[]> => {
      await load()
      show()
      return waiting
    },
    /** Forgets all, unsent as it is. */
    drop: () => {
      for (const answer of waiting) void letGo(answer)
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
