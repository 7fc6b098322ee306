/**
 * Scrolls to the top of something, with its scroll margin and what lies over the page above it, if that is out of sight. At once, and in the next
 * frame again: a smooth way that is still going on leads to what is no longer there, and ends only when it is interrupted.
 */
export function showTop(box: HTMLElement): void {
  const margin = pixels(getComputedStyle(box).scrollMarginTop)
  const covered = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  const top = Math.min(window.scrollY, layoutTop(box) - margin - covered)
  const show = () => window.scrollTo({ top, behavior: 'instant' })
  show()
  requestAnimationFrame(show)
}

const pixels = (length: string) => Number.parseFloat(length) || 0

/** Where its top is on the page, whatever animation is moving it. */
function layoutTop(box: HTMLElement): number {
  const { offsetParent, offsetTop } = box
  return offsetTop + (offsetParent instanceof HTMLElement ? layoutTop(offsetParent) : 0)
}
