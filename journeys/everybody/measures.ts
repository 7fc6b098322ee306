import type { Page } from '@playwright/test'

/** Whether anything has to be scrolled sideways: how many pixels the page is wider than its window. */
export async function overhang(page: Page, width: number, height = 800): Promise<number> {
  await page.setViewportSize({ width, height })
  return await page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/**
 * Controls in sight that are smaller than 44 by 44 CSS pixels. A link within a sentence may be as high as its line (WCAG
 * 2.2, 2.5.8); a control that fills its label counts as large as that.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const least = 44
    const inert = document.querySelector('dialog:modal')
    const controls = [
      ...(inert ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [role="tab"], [role="button"]',
      ),
    ]
    const seen = (control: HTMLElement) => control.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    const inSentence = (control: HTMLElement) =>
      control.matches('a') && getComputedStyle(control).display.startsWith('inline') && control.closest('p') !== null
    return (
      controls
        .filter(control => seen(control) && !inSentence(control) && !control.closest('.sr-only, [inert]'))
        // The things in the room duplicate its four buttons, for learners who tap them instead.
        .filter(control => !control.matches('[class*="sr-only"], [aria-hidden="true"]'))
        .map(control => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
        // Half a pixel is what rounding of fractions of a layout may cost.
        .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
        .map(
          ({ control, box }) => `${control.outerHTML.slice(0, 120)} ${box.width.toFixed(0)}×${box.height.toFixed(0)}`,
        )
    )
  })
}

/** Controls that a screen reader would have no name for. */
export async function nameless(page: Page): Promise<string[]> {
  const roles = ['button', 'link', 'textbox', 'checkbox', 'radio', 'tab', 'combobox', 'switch'] as const
  const found: string[] = []
  for (const role of roles) {
    const unnamed = page.getByRole(role, { name: /^$/ })
    for (const each of await unnamed.all()) found.push(`${role}: ${(await each.innerHTML()).slice(0, 80)}`)
  }
  return found
}

/** Movements that are still going on although less motion is wished. */
export async function moving(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return document
      .getAnimations()
      .filter(animation => animation.playState === 'running')
      .map(({ effect }) => (effect instanceof KeyframeEffect ? String(effect.target?.outerHTML).slice(0, 120) : ''))
  })
}

/** Texts and controls that can't be seen against their background when the system chooses all colours. */
export async function lostInForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const lost = await page.evaluate(() => {
    const plain = (colour: string) => colour.replace(/\s/g, '')
    const ground = (element: Element | null): string => {
      if (!element) return 'rgb(255,255,255)'
      const colour = plain(getComputedStyle(element).backgroundColor)
      return /^rgba\(.*,0\)$|transparent/.test(colour) ? ground(element.parentElement) : colour
    }
    return [...document.querySelectorAll('main *, dialog *')]
      .filter(element => element.checkVisibility() && !element.closest('svg, .sr-only'))
      .filter(element => [...element.childNodes].some(node => node instanceof Text && node.data.trim()))
      .filter(element => plain(getComputedStyle(element).color) === ground(element))
      .map(element => element.outerHTML.slice(0, 120))
  })
  await page.emulateMedia({ forcedColors: 'none' })
  return lost
}
