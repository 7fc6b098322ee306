import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../journeys/browser.ts'
import { enrol, type Kind } from '../journeys/everybody/learners.ts'
import { open, type Scene, scenes } from '../journeys/everybody/scenes.ts'
import { startProduct } from '../journeys/server.ts'
import { bootstrap } from './bootstrap.mjs'

/**
 * Photographs every page in every state, on a phone and on a desk, by day and by night, and lays the pictures out on one
 * page to look through. With words after it (`npm run pictures arena failed`) only the scenes whose names hold them all.
 */
const folder = fileURLToPath(new URL('../.cache/pictures', import.meta.url))
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 860 },
]
const themes = ['light', 'dark'] as const

const words = process.argv.slice(2)
const wanted = scenes.filter(({ name }) => words.every(word => name.includes(word)))
await bootstrap({ page: true })
if (words.length === 0) await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })

const product = await startProduct({ SIGNUPS_PER_HOUR: '10000' })
const browser = await chromium.launch(await findBrowser())
const faults: string[] = []
try {
  const known = new Map<Kind, Awaited<ReturnType<typeof signedIn>>>()
  for (const scene of wanted) {
    if (!scene.once && !known.has(scene.who)) known.set(scene.who, await signedIn(browser, scene))
    for (const viewport of sizes) {
      const storageState = known.get(scene.who) ?? (await signedIn(browser, scene))
      await photograph(browser, scene, viewport, scene.once ? await signedIn(browser, scene) : storageState)
    }
    console.log(scene.name)
  }
} finally {
  await browser.close()
  await product.stop()
}
await writeFile(join(folder, 'index.html'), contactSheet())
console.log(`${wanted.length * sizes.length * themes.length} pictures: ${pathToFileURL(join(folder, 'index.html'))}`)
for (const fault of faults) console.log(fault)
process.exitCode = faults.length === 0 ? 0 : 1

async function signedIn(from: Browser, { who }: Scene) {
  const context = await from.newContext({ baseURL: product.url })
  await enrol(context.request, who)
  const state = await context.storageState()
  await context.close()
  return state
}

async function photograph(
  from: Browser,
  scene: Scene,
  viewport: (typeof sizes)[number],
  storageState: Awaited<ReturnType<typeof signedIn>>,
): Promise<void> {
  const context = await from.newContext({
    baseURL: product.url,
    viewport,
    storageState,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  try {
    await open(page, scene)
  } catch (error) {
    faults.push(`${scene.name} at ${viewport.width}: ${error instanceof Error ? error.message : String(error)}`)
  }
  // The whole page in sight, so that what sticks to an edge stands where it belongs; a dialog, though, belongs to one screen.
  const height = await page.evaluate(() => (document.querySelector('dialog:modal') ? 0 : document.body.scrollHeight))
  if (height > viewport.height) await page.setViewportSize({ width: viewport.width, height })
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The picture waits until the page has been painted in the theme.
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await page.screenshot({ path: join(folder, fileOf(scene, viewport.width, colorScheme)) })
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.close()
}

function fileOf({ name }: Scene, width: number, theme: string): string {
  return `${name.replace(/[^a-z]+/g, '-')}-${width}-${theme}.png`
}

function contactSheet(): string {
  const figure = (scene: Scene, width: number, theme: string) => {
    const file = fileOf(scene, width, theme)
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${width} px, ${theme}" width="${width / 2}"></a>`
  }
  const rows = scenes.map(scene => {
    const pictures = sizes.flatMap(({ width }) => themes.map(theme => figure(scene, width, theme)))
    return `<section><h2>${scene.name}</h2><div>${pictures.join('')}</div></section>`
  })
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mindling, page by page</title>
<style>body{margin:24px;background:#8a8590;font:15px sans-serif}h2{margin:28px 0 8px}div{display:flex;gap:12px;overflow-x:auto;align-items:start}img{display:block}</style>
${rows.join('\n')}</html>`
}
