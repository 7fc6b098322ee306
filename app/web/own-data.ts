/** The dialog about data or privacy that is open. */
export type OwnDataDialog = 'data' | 'privacy'

let shown: OwnDataDialog | undefined
const watchers = new Set<() => void>()

/** The open dialog, as a store: anything on the page can open one. */
export const ownData = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  show(dialog: OwnDataDialog | undefined): void {
    shown = dialog
    for (const watcher of watchers) watcher()
  },
}
