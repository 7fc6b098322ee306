import type { Page } from '@playwright/test'
import { interactionEvents } from '#kit/ui/first-interaction.ts'

/** What a page fetched until it was quiet: bytes over the wire, without headers, and requests, the page itself included. */
export interface Load {
  script: number
  style: number
  font: number
  requests: number
  names: string[]
}

/** What is fetched when the first screen stands: how the pet moves, what sees answers through, the voice, the day without a connection, the free time, the place of messages; and what these share with other pages. */
const later =
  /\/assets\/(start|offline|keep-replies|motions|free-time|beyond|scenery|toaster|compensation-notice|feedback-popups)-/

/**
 * Waits until the page is quiet, and adds up what its resource timing says of its first screen (W3C Resource Timing,
 * `encodedBodySize`).
 */
export async function loadOf(page: Page): Promise<Load> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(laterFiles => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[]
    const entries = all.filter(({ name }) => !new RegExp(laterFiles).test(name))
    const size = (ending: RegExp) =>
      entries
        .filter(({ name }) => ending.test(new URL(name).pathname))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    return {
      script: size(/\.js$/),
      style: size(/\.css$/),
      font: size(/\.woff2$/),
      requests: entries.length,
      names: entries.map(({ name }) => new URL(name).pathname),
    }
  }, later.source)
}

/** Keeps every sign of life from the page: a browser may make some of its own, such as the pointer's first place. */
export async function leaveAlone(page: Page): Promise<void> {
  await page.addInitScript(all => {
    for (const sign of all) window.addEventListener(sign, event => event.stopImmediatePropagation(), true)
  }, interactionEvents)
}

/** Has the page add up its layout shifts from its first moment on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sum = { shift: 0 }
    Object.assign(window, { moved: sum })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) sum.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all layout shifts once the page is quiet and has been painted again (shifts are reported after their frame). */
export async function settled(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle')
  return page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return (window as unknown as { moved: { shift: number } }).moved.shift
  })
}
