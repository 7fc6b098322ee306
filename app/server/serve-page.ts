import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { commonFailures } from '#kit/contract/common-failures.ts'
import { languageOf } from '#kit/http/speak.ts'
import { inOtherWords } from '#kit/words/spoken.ts'
import { pageIn } from './page-in-language.ts'

/** Serves the built page: its files by name, and for every other path outside /api the page itself, which knows its routes. */
export async function servePage(server: FastifyInstance, folder: string | undefined): Promise<void> {
  const html = folder === undefined ? undefined : await pageIn(folder)
  if (folder !== undefined) {
    await server.register(files, {
      root: folder,
      index: false,
      wildcard: false,
      setHeaders: (reply, path) => {
        // Files below assets/ carry a hash of their content in their name.
        const forever = path.includes(`${join(folder, 'assets')}`)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
  }
  server.setNotFoundHandler((request, reply) => {
    if (html === undefined || !wantsPage(request.method, request.url)) return unknownCall(reply)
    reply.header('vary', 'accept-language, cookie')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html[languageOf(request)])
  })
}

function wantsPage(method: string, url: string): boolean {
  const path = url.split('?', 1)[0]?.toLowerCase() ?? '/'
  return (
    (method === 'GET' || method === 'HEAD') &&
    path !== '/api' &&
    !path.startsWith('/api/') &&
    !path.startsWith('/assets/')
  )
}

function unknownCall(reply: FastifyReply): FastifyReply {
  const { status, error } = commonFailures.unknown_call
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: inOtherWords(error), code: 'unknown_call' })
}
