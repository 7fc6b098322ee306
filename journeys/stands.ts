import { expect, type Page, type Request } from '@playwright/test'

const underway = new WeakMap<Page, Set<Request>>()

/** From here on it is known what the page has asked for and not yet got. */
export function countRequests(page: Page): void {
  const open = new Set<Request>()
  underway.set(page, open)
  page.on('request', request => open.add(request))
  page.on('requestfinished', request => open.delete(request))
  page.on('requestfailed', request => open.delete(request))
}

/**
 * Whether a page stands: its heading is there, no place in it waits for its content, all that it asked for has come, and a
 * few frames later that is still so. A network that is quiet for half a second says less: a busy machine may take longer
 * before it has so much as begun.
 */
async function isStanding(page: Page): Promise<boolean> {
  const asked = underway.get(page)
  if (asked?.size) return false
  const whole = await page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.querySelector('main h1') !== null && document.querySelector('main .animate-breathe') === null
  })
  return whole && !asked?.size
}

/** Waits until a page stands, however slow the machine, or until something else holds. */
export async function stands(page: Page, or: () => boolean = () => false): Promise<void> {
  // While a page gives way to the next there is nothing to look at.
  const look = async () => or() || (await isStanding(page).catch(() => false))
  await expect.poll(look, { intervals: [50] }).toBe(true)
}
