import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '../server.ts'

// What is delivered to everybody's browser: the built files, and the headers they come with.

const built = fileURLToPath(new URL('../../dist', import.meta.url))

/** Keys, passwords, addresses of databases, and the names of settings that hold such. */
const secrets =
  /\b[sr]k_(live|test)_\w|whsec_\w|pk_live_\w|AKIA[0-9A-Z]{16}|-----BEGIN|postgres(ql)?:\/\/|\$argon2|password_hash|STRIPE_SECRET|AI_API_KEY|DATABASE_URL|sourceMappingURL/

test('no built file holds a secret, a word of the server, or the way back to the source', async () => {
  const files = (await readdir(built, { recursive: true, withFileTypes: true })).filter(file => file.isFile())
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter(({ name }) => name.endsWith('.map'))).toEqual([])
  for (const { name, parentPath } of files.filter(({ name }) => /\.(js|css|html|json|svg|txt|webmanifest)$/.test(name)))
    expect.soft((await readFile(join(parentPath, name), 'utf8')).match(secrets)?.[0], name).toBeUndefined()
})

test('every page, file, reply and refusal comes with the headers that keep it safe', async ({ request }) => {
  const script = /\/assets\/[\w.-]+\.js/.exec(await (await request.get('/')).text())?.[0] ?? ''
  for (const [path, kind] of [
    ['/', 'page'],
    ['/learning', 'page'],
    ['/subscribe?success=true', 'page'],
    ['/no/such/page', 'page'],
    [script, 'file'],
    ['/favicon.svg', 'file'],
    ['/api/config', 'call'],
    ['/api/creature', 'call'],
    ['/api/nothing', 'call'],
    ['/api/docs', 'docs'],
    ['/healthz', 'machine'],
  ] as const) {
    const headers = (await request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
    expect.soft(headers['x-frame-options'], path).toBe('SAMEORIGIN')
    expect.soft(headers['cross-origin-opener-policy'], path).toBe('same-origin')
    expect.soft(headers['cross-origin-resource-policy'], path).toBe('same-origin')
    expect.soft(headers['access-control-allow-origin'], path).toBeUndefined()
    expect.soft(headers['x-powered-by'] ?? headers.server, path).toBeUndefined()
    for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
      expect.soft(policy, path).toContain(directive)
    expect.soft(/script-src[^;]*/.exec(policy)?.[0], path).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')?$/)
    expect.soft(policy, path).not.toMatch(/unsafe-|\*|http:/)
    if (kind === 'call') expect.soft(headers['cache-control'], path).toBe('no-store')
    if (kind === 'page') expect.soft(headers['cache-control'], path).toBe('no-cache')
  }
})

test('nothing answers to another site, whatever it asks with', async ({ request }) => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const asked = await request.fetch('/api/creature/feed', { method: 'OPTIONS', headers })
  expect(Object.keys(asked.headers()).filter(name => name.startsWith('access-control'))).toEqual([])
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'OPTIONS'])
    expect
      .soft((await request.fetch('/api/creature', { method, headers }).catch(() => undefined))?.ok() ?? false)
      .toBe(false)
})
