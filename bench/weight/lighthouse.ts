import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { printTable } from '../table.ts'

const root = join(import.meta.dirname, '../..')
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const runs = 3

interface Audited {
  lhr: {
    categories: Record<string, { score: number | null }>
    audits: Record<string, { score: number | null; scoreDisplayMode: string; title: string; numericValue?: number }>
    environment: { benchmarkIndex: number }
  }
}
type Lighthouse = (url: string, flags: object) => Promise<Audited | undefined>

/** Lighthouse scores (mobile, default throttling) for the landing page and the arena: the median of three runs. */
export async function printScores(): Promise<void> {
  // Its types need other versions of the browser protocol than Playwright's, so we declare what we use.
  const lighthouse = (await import('lighthouse')).default as unknown as Lighthouse
  const { startProduct } = await load<{ startProduct(): Promise<{ url: string; stop(): Promise<void> }> }>(
    join(root, 'journeys/server.ts'),
  )
  const { findBrowser } = await load<{ findBrowser(): Promise<{ args?: string[] }> }>(join(root, 'journeys/browser.ts'))
  const product = await startProduct()
  const port = await freePort()
  const browser = await chromium.launch({ ...(await findBrowser()), args: [`--remote-debugging-port=${port}`] })
  try {
    const Cookie = await learnerOf(product.url)
    const pages = [
      { name: 'landing', url: `${product.url}/`, headers: {} },
      { name: 'arena', url: `${product.url}/learning`, headers: { Cookie } },
    ]
    const rows: string[][] = []
    for (const { name, url, headers } of pages) {
      const found: Audited['lhr'][] = []
      for (let run = 0; run < runs; run++) {
        const flags = { port, onlyCategories: [...categories], extraHeaders: headers, logLevel: 'silent' }
        const audited = await lighthouse(url, flags)
        if (audited) found.push(audited.lhr)
      }
      const speed = (lhr: Audited['lhr']) => lhr.categories.performance?.score ?? 0
      const middle = found.toSorted((a, b) => speed(a) - speed(b))[Math.floor(found.length / 2)]
      if (middle) rows.push([name, ...figuresOf(middle), found.map(lhr => Math.round(100 * speed(lhr))).join(' ')])
    }
    printTable(
      'Lighthouse, mobile',
      ['page', ...categories, 'LCP s', 'TBT ms', 'CLS', 'machine index', 'performance of each run'],
      rows,
    )
  } finally {
    await browser.close()
    await product.stop()
  }
}

function figuresOf({ categories: scores, audits, environment }: Audited['lhr']): string[] {
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const failed = Object.values(audits).filter(
    ({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary',
  )
  for (const { title } of failed) console.log(`not passed: ${title}`)
  return [
    ...categories.map(name => String(Math.round(100 * (scores[name]?.score ?? 0)))),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    environment.benchmarkIndex.toFixed(0),
  ]
}

/** Signs up a learner with a pet and a topic, and returns the session cookie. */
async function learnerOf(origin: string): Promise<string> {
  let cookie = ''
  const post = async (path: string, data: object) => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(data) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}`)
    cookie = response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? cookie
  }
  await post('/api/auth/signup', { email: 'ana@example.org', username: 'Ana', password: 'a long enough password' })
  await post('/api/creature/create', { name: 'Pip' })
  await post('/api/topics', { topicId: 'science' })
  return cookie
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 9222
}

/** Imports a module by a computed path: it may be missing, or belong to the journeys. */
async function load<T>(address: string): Promise<T> {
  return (await import(address)) as T
}
