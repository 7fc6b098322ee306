import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Content } from '#kit/contract/endpoint.ts'

/** A file for the caller to keep, written while it is read: however long it is, little of it is in memory. */
export class Download {
  readonly name: string
  readonly text: AsyncIterable<string>

  /** @param name of plain letters, digits, dots and hyphens */
  constructor(name: string, text: AsyncIterable<string>) {
    this.name = name
    this.text = text
  }
}

/** Sends a file; where writing it fails midway the connection breaks, so that nobody takes a half for the whole. */
export function sendDownload(reply: FastifyReply, { type, cacheControl }: Content, file: Download): FastifyReply {
  reply.headers({
    'cache-control': cacheControl,
    'content-disposition': `attachment; filename="${file.name}"`,
    'x-content-type-options': 'nosniff',
  })
  return reply.type(`${type}; charset=utf-8`).send(Readable.from(file.text, { objectMode: false }))
}
