/** As a `ref`: focuses an element when it appears in place of the one that had the focus. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus()
}
