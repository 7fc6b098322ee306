/** The dialog about data or privacy that is open. */
export type OwnDataRoom = 'data' | 'privacy'

let shown: OwnDataRoom | undefined
const watchers = new Set<() => void>()

/** The open dialog, as a store: anything on the page can open one. */
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
