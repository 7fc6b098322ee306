/** What is open of that which concerns people's own data. */
export type OwnDataRoom = 'data' | 'privacy'

let shown: OwnDataRoom | undefined
const watchers = new Set<() => void>()

/** What is open, as a store: anything on the page can open it, one place shows it. */
export const ownData = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  show(room: OwnDataRoom | undefined): void {
    shown = room
    for (const watcher of watchers) watcher()
  },
}
