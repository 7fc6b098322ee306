let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function replace(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/** Notes that a modal dialog is open, until the returned function is called. */
export function registerOpenDialog(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog])
  return () => replace(open.filter(other => other !== dialog))
}

/** The dialog on top, as a store: everything outside it is inert while it is open. */
export const topDialog = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => open.at(-1),
}
