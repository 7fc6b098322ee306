import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Content } from '#kit/contract/endpoint.ts'

/** A file download that is generated while it is sent, so that little of it is in memory. */
export class Download {
  readonly name: string
  readonly text: AsyncIterable<string>

  /** @param name only letters, digits, dots, and hyphens */
  constructor(name: string, text: AsyncIterable<string>) {
    this.name = name
    this.text = text
  }
}

/** Sends a file. An error midway breaks the connection, so that half a file isn't taken for a whole one. */
export function sendDownload(reply: FastifyReply, { type, cacheControl }: Content, file: Download): FastifyReply {
  reply.headers({
    'cache-control': cacheControl,
    'content-disposition': `attachment; filename="${file.name}"`,
    'x-content-type-options': 'nosniff',
  })
  return reply.type(`${type}; charset=utf-8`).send(Readable.from(file.text, { objectMode: false }))
}
