/**
 * Scrolls to the top of something, with its scroll margin above it, if that is out of sight. At once: a smooth way would
 * end wherever the next change of the layout finds it.
 */
export function showTop(box: HTMLElement): void {
  const margin = Number.parseFloat(getComputedStyle(box).scrollMarginTop) || 0
  if (box.getBoundingClientRect().top < margin) box.scrollIntoView({ block: 'start', behavior: 'instant' })
}
