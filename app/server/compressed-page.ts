import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const codings = ['br', 'gzip'] as const

/** A page that is kept in memory as it is and compressed, with a name for its content. */
export interface CompressedPage {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

/** Compresses once what is sent many times. */
export async function compress(text: string): Promise<CompressedPage> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([compressors.br(plain), compressors.gzip(plain)])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { plain, br, gzip: gzipped, etag }
}

/** Sends a page in the best coding its reader takes; nothing but "unchanged" where the reader has it already. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${coding}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (coding !== 'plain') reply.header('content-encoding', coding)
  return reply.type('text/html; charset=utf-8').send(page[coding])
}

/**
 * The coding to send: the smallest one that is taken, else none.
 *
 * @param accepted the `Accept-Encoding` header (RFC 9110 §12.5.3); a weight of 0 is a no
 */
export function codingFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  const wishes = (accepted ?? '').toLowerCase().split(',')
  const taken = new Set(
    wishes.filter(wish => !/;\s*q=0(\.0*)?\s*$/.test(wish)).map(wish => wish.split(';', 1)[0]?.trim()),
  )
  return codings.find(coding => taken.has(coding)) ?? 'plain'
}
