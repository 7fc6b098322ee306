/**
 * Moves the focus from a menu entry, which disappears with the menu, to the menu's button, so that a dialog opened by
 * the entry can return it there.
 */
export function focusMenuButton(entry: Element): void {
  const menu = entry.closest('[id]')?.id ?? ''
  document.querySelector<HTMLElement>(`[aria-controls="${menu}"]`)?.focus()
}
