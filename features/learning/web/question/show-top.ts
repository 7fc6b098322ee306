/**
 * Scrolls up to an element's top, allowing for its scroll margin and anything that covers the page above it. Scrolls again in the next
 * frame, to interrupt a smooth scroll that may still be under way to another place.
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

/** The top's position on the page, regardless of running animations. */
function layoutTop(box: HTMLElement): number {
  const { offsetParent, offsetTop } = box
  return offsetTop + (offsetParent instanceof HTMLElement ? layoutTop(offsetParent) : 0)
}
