/** What of the grown-ups' part is open on the page, beside the question for the PIN. */
export type Room = 'who' | 'set-pin' | 'view'

/** What is to be shown; a new object for each change. */
export interface DoorShown {
  readonly room: Room | undefined
  /** The PIN is being asked for. */
  readonly asking: boolean
  /** Until when a grown-up is known to be there, in milliseconds; 0 where none is. The server alone decides. */
  readonly openUntil: number
}

let shown: DoorShown = { room: undefined, asking: false, openUntil: 0 }
let waiting: ((opened: boolean) => void)[] = []
/** Tells the server that the grown-up has gone. */
let end: (() => void) | undefined
const watchers = new Set<() => void>()

function show(change: Partial<DoorShown>): void {
  shown = { ...shown, ...change }
  for (const watcher of watchers) watcher()
}

/** The door to what is for grown-ups, as a store: anything on the page can knock, one place opens. */
export const door = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  show: (room: Room | undefined) => show({ room }),
  /** Asks for the PIN; whether a grown-up has opened. Many who ask at once are answered together. */
  ask(): Promise<boolean> {
    return new Promise(resolve => {
      waiting.push(resolve)
      show({ asking: true })
    })
  },
  /** The PIN was right; `ending` is called once the grown-up has gone. */
  opened(until: string, ending: () => void) {
    end = ending
    const settled = waiting
    waiting = []
    show({ asking: false, openUntil: Date.parse(until) })
    for (const resolve of settled) resolve(true)
  },
  /** Nobody typed it. */
  givenUp() {
    const settled = waiting
    waiting = []
    show({ asking: false })
    for (const resolve of settled) resolve(false)
  },
  isOpen: () => shown.openUntil > Date.now(),
  /** The grown-up has gone, and what was open with them is shut. */
  leave() {
    end?.()
    end = undefined
    show({ openUntil: 0, room: undefined })
  },
}

/** Opens the parent view once the PIN is typed. */
export async function enterView(): Promise<void> {
  if (door.isOpen() || (await door.ask())) door.show('view')
}
