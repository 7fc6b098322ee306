/** The entry of a menu goes with the menu: the menu's button gets the focus, so that what opens now can give it back. */
export function focusMenuButton(entry: Element): void {
  const menu = entry.closest('[id]')?.id ?? ''
  document.querySelector<HTMLElement>(`[aria-controls="${menu}"]`)?.focus()
}
