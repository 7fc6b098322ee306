import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Content } from '#kit/contract/endpoint.ts'

/** Sends content that isn't JSON, with an ETag; replies 304 to clients that have it already. */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, cacheControl, contentSecurityPolicy }: Content,
  content: string | Uint8Array,
): FastifyReply {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
  reply.headers({ etag, 'cache-control': cacheControl, 'content-security-policy': contentSecurityPolicy })
  const held = request.headers['if-none-match']?.split(',').some(tag => tag.trim().replace(/^W\//, '') === etag)
  if (held) return reply.code(304).send()
  return typeof content === 'string'
    ? reply.type(`${type}; charset=utf-8`).send(content)
    : reply.type(type).send(Buffer.from(content))
}
