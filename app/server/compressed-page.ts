import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }
const codings = ['br', 'gzip'] as const

/** A page in memory, plain and compressed, with its ETag. */
export interface CompressedPage {
  plain: Buffer
  br: Buffer
  gzip: Buffer
  etag: string
}

/** Compresses a page once that is sent many times. */
export async function compress(text: string): Promise<CompressedPage> {
  const plain = Buffer.from(text)
  const [br, gzipped] = await Promise.all([compressors.br(plain), compressors.gzip(plain)])
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { plain, br, gzip: gzipped, etag }
}

/** Sends a page in the best encoding the client accepts, or 304 if it has it already. */
export function sendCompressed(request: FastifyRequest, reply: FastifyReply, page: CompressedPage): FastifyReply {
  const coding = codingFor(request.headers['accept-encoding'])
  const etag = `"${page.etag}-${coding}"`
  reply.header('etag', etag)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (coding !== 'plain') reply.header('content-encoding', coding)
  return reply.type('text/html; charset=utf-8').send(page[coding])
}

/**
 * The smallest accepted encoding, otherwise none.
 *
 * @param accepted the `Accept-Encoding` header (RFC 9110 §12.5.3); a weight of 0 excludes an encoding
 */
export function codingFor(accepted: string | undefined): 'br' | 'gzip' | 'plain' {
  const entries = (accepted ?? '').toLowerCase().split(',')
  const accepts = new Set(
    entries.filter(entry => !/;\s*q=0(\.0*)?\s*$/.test(entry)).map(entry => entry.split(';', 1)[0]?.trim()),
  )
  return codings.find(coding => accepts.has(coding)) ?? 'plain'
}
