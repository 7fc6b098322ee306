import { expect, test } from '../server.ts'
import { expectSoundPage } from '../sound-page.ts'
import { stands } from '../stands.ts'
import { watchShifts } from '../visitor/weigh-page.ts'
import { enrol } from './learners.ts'
import { lostInForcedColours, moving, nameless, overhang, smallTargets } from './measures.ts'
import { open, scenes } from './scenes.ts'

test.use({
  // What is made to fail, what is not there yet, and forms sent as they are.
  expectedComplaints: [/status of (400|404|500) /],
  serviceWorkers: 'block',
})

const widths = { phone: 320, desk: 1280, wall: 2560, 'a desk at 200 %': 640 }

for (const scene of scenes) {
  test(`${scene.name}: sound in light and dark, on every width, with large targets and names`, async ({ page }) => {
    await enrol(page.request, scene.who)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, scene)
    await expectSoundPage(page)
    for (const [where, width] of Object.entries(widths)) {
      expect.soft(await overhang(page, width), `wider than ${where}`).toBeLessThanOrEqual(0)
      if (width <= 1280) expect.soft(await smallTargets(page), `small on ${where}`).toEqual([])
    }
    expect.soft(await nameless(page), 'without a name').toEqual([])
    expect.soft(await moving(page), 'moving').toEqual([])
    expect.soft(await lostInForcedColours(page), 'lost in forced colours').toEqual([])
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('with more contrast wished, every page keeps it', async ({ page }) => {
  await enrol(page.request, 'learner')
  for (const path of ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye']) {
    await page.goto(path)
    await stands(page)
    await page.emulateMedia({ contrast: 'more' })
    const [soft, ink] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['--color-ink-soft', '--color-ink'].map(name => style.getPropertyValue(name))
    })
    expect.soft(soft, path).toBe(ink)
    await expectSoundPage(page)
  }
})

for (const width of [360, 1280]) {
  test(`what comes late takes the room that was kept for it, ${width} wide`, async ({ page }) => {
    await enrol(page.request, 'learner')
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/api/**', async route => {
      const response = await route.fetch()
      // Long enough for the skeletons to be painted before their content.
      const painted = page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
      // A call that is still on its way when the walk goes on belongs to no page any more.
      await painted.catch(() => undefined)
      await route.fulfill({ response })
    })
    await watchShifts(page)
    for (const path of ['/', '/learning', '/topics', '/progress', '/pet-room', '/goodbye']) {
      await page.goto(path)
      await stands(page)
      const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift)
      expect.soft(shift, path).toBeLessThan(0.02)
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  })
}

test('a wait of more than three seconds says what is going on', async ({ page }) => {
  await enrol(page.request, 'learner')
  await page.clock.install()
  await page.route(/\/api\/(?!auth\/me)/, () => new Promise<never>(() => undefined))
  for (const path of ['/', '/topics', '/progress', '/pet-room']) {
    await page.goto(path)
    await page.locator('main').waitFor()
    await page.clock.runFor(3500)
    await expect(page.getByText('Still loading. This is taking a little longer than usual.')).toBeVisible()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
