/** As a `ref`: what has just appeared takes the focus, in place of what has gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
