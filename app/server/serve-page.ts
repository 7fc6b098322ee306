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

/** Where Stripe's form is: nowhere else may its script be. */
const paying = /^\/subscribe\/?$/i
/** Addresses that are the same page to everybody; at all others the signed-out find the landing page (SPEC §2). */
const openToAll = /^\/(goodbye|subscribe)\/?$/i

/**
 * Serves the built page: its files by name, compressed where the build has written them so, and for every other path
 * outside /api the page itself, with status 404 where it has nothing at that address. Whoever comes without a session gets
 * the landing page as it was rendered ahead; whoever has one never sees it flash by.
 *
 * @param folder where the built page is; undefined where only the calls are wanted
 * @param stripe whether Stripe takes the payments
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
    // The page has addresses, not files, and what is compressed goes by the name of what it was.
    globIgnore: ['index.html', '**/*.{br,gz}'],
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Files below assets/ carry a hash of their content in their name.
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
    // Its address may hold the secret of a payment.
    if (pays) reply.header('referrer-policy', 'no-referrer')
    if (pays && stripe) reply.header('permissions-policy', paymentAllowed)
    const { at, missing, landing } = pages[languageOf(request)]
    const found = at(pathOf(request))
    // Said to machines; people are shown the way on: their own 404, or the landing page.
    if (!found) reply.code(404)
    return sendCompressed(request, reply, signedOut ? landing : (found ?? missing))
  })
}

/** The hash by which the page's one script without a file of its own is allowed (CSP 3, §2.3.1). */
async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('base64')
}

/** For each language the page at an address, or undefined where there is none; and what is shown there instead. */
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
