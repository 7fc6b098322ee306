import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { languageOf } from '#kit/http/reply-language.ts'
import type { SessionCookie } from '#kit/http/session-cookie.ts'
import { translate } from '#kit/words/catalogue.ts'
import type { Language } from '#kit/words/language.ts'
import type { CompressedPage } from './compressed-page.ts'
import { compress, sendCompressed } from './compressed-page.ts'
import { pageIn } from './page-in-language.ts'
import { allowStripe, paymentAllowed } from './stripe-headers.ts'

/** The page with Stripe's form. Its script is allowed nowhere else. */
const paying = /^\/subscribe\/?$/i
/** Pages that visitors see too. At all other addresses they get the landing page (SPEC §2). */
const openToAll = /^\/(goodbye|subscribe)\/?$/i

/**
 * Serves the built page: its files, precompressed where the build did so, and the page itself for every other path
 * outside /api, with status 404 for unknown addresses. Visitors without a session get the prerendered landing page;
 * for signed-in learners it never flashes up.
 *
 * @param folder the built page; undefined to serve only the API
 * @param stripe whether Stripe takes payments
 */
export async function servePage(
  server: FastifyInstance,
  {
    folder,
    publicUrl,
    cookie,
    stripe = false,
  }: { folder: string | undefined; publicUrl: URL; cookie: SessionCookie; stripe?: boolean },
): Promise<void> {
  if (folder === undefined) return void server.setNotFoundHandler((_, reply) => unknownCall(reply))
  const pages = await compressedPages(folder, publicUrl)
  const ownScript = `'sha256-${await hashOf(join(folder, 'theme.js'))}'`
  await server.register(files, {
    root: folder,
    index: false,
    wildcard: false,
    // index.html is served through the not-found handler, and compressed files under their original names.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // File names below assets/ contain a hash of the content.
      const forever = path.includes(`${join(folder, 'assets')}`)
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
  server.get('/index.html', (_, reply) => reply.redirect('/', 308))
  server.setNotFoundHandler((request, reply) => {
    if (!wantsPage(request.method, pathOf(request))) return unknownCall(reply)
    const signedOut = cookie.read(request) === undefined && !openToAll.test(pathOf(request))
    reply.header('vary', 'accept-language, accept-encoding, cookie').header('cache-control', 'no-cache')
    const own = String(reply.getHeader('content-security-policy') ?? '')
    const policy = own.replace("script-src 'self'", allowed => `${allowed} ${ownScript}`)
    const pays = paying.test(pathOf(request))
    reply.header('content-security-policy', pays && stripe ? allowStripe(policy) : policy)
    // The address may contain a payment secret.
    if (pays) reply.header('referrer-policy', 'no-referrer')
    if (pays && stripe) reply.header('permissions-policy', paymentAllowed)
    const { at, missing, landing } = pages[languageOf(request)]
    const found = at(pathOf(request))
    // The status is for machines; people see a 404 page or the landing page.
    if (!found) reply.code(404)
    return sendCompressed(request, reply, signedOut ? landing : (found ?? missing))
  })
}

/** The CSP hash of the page's only inline script (CSP 3, §2.3.1). */
async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
}

/** For each language: the page at an address (undefined if unknown), the 404 page, and the landing page. */
async function compressedPages(folder: string, publicUrl: URL): Promise<Record<Language, CompressedPages>> {
  const pages = await pageIn(folder, publicUrl)
  const packed = Object.entries(pages).map(async ([language, { shells, missing, landing }]) => {
    const known = new Map<string, CompressedPage>()
    for (const [address, html] of Object.entries(shells)) known.set(address, await compress(html))
    const at = (path: string) => known.get(path.toLowerCase().replace(/(?<=.)\/+$/, ''))
    return [language, { at, missing: await compress(missing), landing: await compress(landing) }] as const
  })
  return Object.fromEntries(await Promise.all(packed)) as Record<Language, CompressedPages>
}

interface CompressedPages {
  at(path: string): CompressedPage | undefined
  missing: CompressedPage
  landing: CompressedPage
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

function wantsPage(method: string, path: string): boolean {
  return (method === 'GET' || method === 'HEAD') && !/^\/(api|assets)(\/|$)/i.test(path)
}

function unknownCall(reply: FastifyReply): FastifyReply {
  const { status, error } = commonFailures.unknown_call
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: translate(error), code: 'unknown_call' })
}
