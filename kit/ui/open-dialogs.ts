let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function replace(next: readonly HTMLDialogElement[]) {
  open = next
  for (const listener of listeners) listener()
}

/**
 * Registers an open modal dialog.
 *
 * @returns unregisters it
 */
export function registerOpenDialog(dialog: HTMLDialogElement): () => void {
  replace([...open, dialog])
  return () => replace(open.filter(other => other !== dialog))
}

/** The top dialog, as a store. Everything outside it is inert. */
export const topDialog = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => open.at(-1),
}
