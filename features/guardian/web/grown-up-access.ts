/** The dialog of the grown-ups' part that is open, apart from the one that asks for the PIN. */
export type GuardianPanel = 'who' | 'set-pin' | 'view'

/** What the page shows; a new object for each change. */
export interface GrownUpAccess {
  readonly panel: GuardianPanel | undefined
  /** The page asks for the PIN. */
  readonly asking: boolean
  /** When the pass ends, in epoch milliseconds; 0 without a pass. For display only: the server decides. */
  readonly passUntil: number
}

let shown: GrownUpAccess = { panel: undefined, asking: false, passUntil: 0 }
let requests: ((granted: boolean) => void)[] = []
/** Ends the pass on the server. */
let revoke: (() => void) | undefined
const watchers = new Set<() => void>()

function show(change: Partial<GrownUpAccess>): void {
  shown = { ...shown, ...change }
  for (const watcher of watchers) watcher()
}

/** A store for access to the grown-ups' part: any part of the page can request it, and one place shows the dialog. */
export const grownUpAccess = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  show: (panel: GuardianPanel | undefined) => show({ panel }),
  /** Asks for the PIN and resolves to whether it was right. Requests at once share one dialog. */
  request(): Promise<boolean> {
    return new Promise(resolve => {
      requests.push(resolve)
      show({ asking: true })
    })
  },
  /** The PIN was right; `onLeave` is called when the grown-up leaves. */
  granted(until: string, onLeave: () => void) {
    revoke = onLeave
    const settled = requests
    requests = []
    show({ asking: false, passUntil: Date.parse(until) })
    for (const resolve of settled) resolve(true)
  },
  /** The dialog was closed without the PIN. */
  cancelled() {
    const settled = requests
    requests = []
    show({ asking: false })
    for (const resolve of settled) resolve(false)
  },
  isOpen: () => shown.passUntil > Date.now(),
  /** The grown-up leaves: ends the pass and closes what was open. */
  leave() {
    revoke?.()
    revoke = undefined
    show({ passUntil: 0, panel: undefined })
  },
}

/** Opens the parent view, asking for the PIN first if there is no pass. */
export async function openParentView(): Promise<void> {
  if (grownUpAccess.isOpen() || (await grownUpAccess.request())) grownUpAccess.show('view')
}
