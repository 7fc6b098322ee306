import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The product as it is, and after `release()` as its next version: all parts renamed, the old ones gone. */
export interface Release {
  url: string
  release(): void
  close(): Promise<void>
}

/** How the next version's files are called: every hash of content is another one. */
const renamed = '.next'
const part = /(-[\w-]{8})(\.(?:js|css)\b)/g
/** What the product hears of a request; no `Origin`, since the address is another one here. */
const passed = ['accept', 'accept-language', 'content-type', 'cookie', 'idempotency-key', 'user-agent']
const texts = /javascript|text\/(?:html|css)/

/** Stands before a running product and can put the next version of its page there. */
export async function releases(product: string): Promise<Release> {
  let next = false
  const asNext = (text: string) =>
    text
      .replace(part, `$1${renamed}$2`)
      .replace(/`[\w-]{12} (?=\/assets\/)/, name => `${name.trim()}-next `)
      .replace('<html ', '<html data-version="next" ')
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request
    const isPart = url.startsWith('/assets/') && /\.(js|css)$/.test(url)
    const gone = next && isPart && !url.includes(renamed)
    const headers = new Headers({ 'accept-encoding': 'identity' })
    for (const name of passed) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const body = method === 'GET' || method === 'HEAD' ? undefined : Buffer.concat(await request.toArray())
    const answer = await fetch(product + (gone ? '/assets/gone.js' : url.replace(renamed, '')), {
      method,
      headers,
      redirect: 'manual',
      ...(body?.length ? { body } : {}),
    })
    const kind = answer.headers.get('content-type') ?? ''
    const content = Buffer.from(await answer.arrayBuffer())
    const sent = next && texts.test(kind) ? Buffer.from(asNext(content.toString())) : content
    response.statusCode = answer.status
    for (const [name, value] of answer.headers) {
      if (!/^(content-(length|encoding)|etag|connection|transfer-encoding|set-cookie|keep-alive)$/.test(name)) {
        response.setHeader(name, value)
      }
    }
    response.setHeader('set-cookie', answer.headers.getSetCookie())
    response.end(sent)
  }
  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: () => {
      next = true
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
