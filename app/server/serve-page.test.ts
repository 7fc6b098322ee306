import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openServer } from '#kit/http/open-server.ts'
import { sessionCookie } from '#kit/http/session-cookie.ts'
import { servePage } from './serve-page.ts'

const publicUrl = new URL('https://mindling.example')
const script = 'console.log("a script")'
let folder = ''
let server: Awaited<ReturnType<typeof openServer>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mindling-page-'))
  await mkdir(join(folder, '.vite'))
  await mkdir(join(folder, 'assets'))
  const ahead = { title: 'A & B', description: 'Said "so"', head: '', markup: '<h1>Learn</h1>', waiting: 'Loading' }
  const files = {
    'index.html':
      '<html lang="en"><head><script src="/theme.js"></script><title>x</title><meta name="description" content="x" /></head><body><div id="page"></div><script type="module" src="/assets/a.js"></script></body></html>',
    'theme.js': 'document.title',
    'robots.txt': 'User-agent: *',
    'assets/a.js': script,
    'assets/a.js.gz': gzipSync(script),
    '.vite/manifest.json': JSON.stringify({
      '../pages/landing.tsx': { file: 'assets/landing.js' },
      '../pages/home.tsx': { file: 'assets/home.js' },
      '../pages/learning.tsx': { file: 'assets/learning.js' },
      '../pages/goodbye.tsx': { file: 'assets/goodbye.js' },
      '../pages/subscribe.tsx': { file: 'assets/subscribe.js' },
      '../pages/not-found.tsx': { file: 'assets/not-found.js' },
      '../languages/es-page.ts': { file: 'assets/es.js', name: 'es', isEntry: true },
    }),
    '.vite/landing.json': JSON.stringify({ en: ahead, es: { ...ahead, markup: '<h1>Aprende</h1>' } }),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  server = await openServer({ publicUrl, logger: false, trustProxy: false })
  await servePage(server, { folder, publicUrl, cookie: sessionCookie(publicUrl) })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const waiting = '<div id="page" data-waits>Loading</div>'
const signedIn = { cookie: '__Host-session=abc' }
const get = (url: string, headers: Record<string, string> = {}) => server.inject({ method: 'GET', url, headers })

test.each(['/', '/learning', '/no/such/page'])('A visitor at %s gets the landing page before any script', async url => {
  expect((await get(url)).body).toContain('<div id="page"><h1>Learn</h1></div>')
})

test.each(['/goodbye', '/GOODBYE/', '/subscribe?success=true'])('%s never shows the landing page', async url => {
  expect((await get(url)).body).toContain(waiting)
})

test('A learner with a session gets the page without the landing page', async () => {
  expect((await get('/', signedIn)).body).toContain(waiting)
})

test.each(['/', '/learning', '/LEARNING/', '/goodbye', '/subscribe?success=true'])('%s exists', async url => {
  expect((await get(url)).statusCode).toBe(200)
  expect((await get(url, signedIn)).statusCode).toBe(200)
})

test.each(['/no/such/page', '/learning/no', '/landing', '/not-found'])(
  '%s gives status 404 and a page with links',
  async url => {
    const [visitor, learner] = [await get(url), await get(url, signedIn)]
    expect([visitor.statusCode, learner.statusCode]).toEqual([404, 404])
    expect(visitor.body).toContain('<h1>Learn</h1>')
    expect(learner.body).toContain(waiting)
    expect(learner.body).toContain('/assets/not-found.js')
  },
)

test("Signed-in pages preload their first data; other pages don't", async () => {
  const call = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/creature">'
  expect((await get('/learning', signedIn)).body).toContain(call)
  for (const page of [await get('/learning'), await get('/goodbye', signedIn), await get('/goodbye')])
    expect(page.body).not.toContain('as="fetch"')
})

test('The page is in the requested language and names its canonical address', async () => {
  const { body } = await get('/', { 'accept-language': 'es' })
  expect(body).toContain('<html lang="es"')
  expect(body).toContain('<h1>Aprende</h1>')
  expect(body).toMatch(/assets\/es\.js.*assets\/a\.js/)
  expect(body).toContain('<title>A &#38; B</title>')
  expect(body).toContain('content="Said &#34;so&#34;"')
  expect(body).toContain('<link rel="canonical" href="https://mindling.example/">')
  expect(body).toContain('content="https://mindling.example/social.png"')
})

test('The theme is set before the first paint, and no other inline script may run', async () => {
  const { body, headers } = await get('/')
  expect(body).toContain('<script>document.title</script>')
  const hash = createHash('sha256').update('document.title').digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
})

test('Pages and files are compressed for clients that accept it, and not sent again to those that have them', async () => {
  const page = await get('/', { 'accept-encoding': 'gzip' })
  expect(page.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(page.rawPayload).toString()).toBe((await get('/')).body)
  const etag = String(page.headers.etag)
  expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).statusCode).toBe(304)
  const file = await get('/assets/a.js', { 'accept-encoding': 'gzip' })
  expect(file.headers).toMatchObject({
    'content-encoding': 'gzip',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(gunzipSync(file.rawPayload).toString()).toBe(script)
  expect((await get('/assets/a.js')).body).toBe(script)
})

test('/index.html redirects to the page; unknown files below assets or api give 404', async () => {
  const { statusCode, headers } = await get('/index.html')
  expect([statusCode, headers.location]).toEqual([308, '/'])
  expect((await get('/assets/none.js')).statusCode).toBe(404)
  expect((await get('/api/none')).statusCode).toBe(404)
  expect((await get('/robots.txt')).body).toBe('User-agent: *')
})

const policyOf = async (from: typeof server, url: string) =>
  String((await from.inject({ method: 'GET', url, headers: signedIn })).headers['content-security-policy'])

test('Stripe is allowed only on the payment page, and only when it takes payments', async () => {
  const other = await openServer({ publicUrl, logger: false, trustProxy: false })
  onTestFinished(() => other.close())
  await servePage(other, { folder, publicUrl, cookie: sessionCookie(publicUrl), stripe: true })
  for (const url of ['/', '/learning', '/goodbye', '/no/such/page', '/subscribers', '/assets/a.js'])
    expect(await policyOf(other, url)).not.toContain('stripe')
  for (const url of ['/subscribe', '/SUBSCRIBE/?success=true']) {
    expect(await policyOf(server, url)).not.toContain('stripe')
    const policy = await policyOf(other, url)
    const allowed = Object.fromEntries(policy.split(';').map(part => [part.split(' ')[0], part.split(' ').slice(1)]))
    expect(allowed).toMatchObject({
      'default-src': ["'none'"],
      'style-src': ["'self'"],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ["'self'", 'https://api.stripe.com'],
      'img-src': ["'self'", 'data:', 'https://*.stripe.com'],
    })
    expect(allowed['script-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-/),
      'https://js.stripe.com',
      'https://*.js.stripe.com',
    ])
    expect((await other.inject({ url })).headers['permissions-policy']).toBe('payment=(self "https://js.stripe.com")')
  }
})

test("An address that may contain a payment secret isn't sent as a referrer", async () => {
  expect((await get('/subscribe?success=true')).headers['referrer-policy']).toBe('no-referrer')
  expect((await get('/learning')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
})
