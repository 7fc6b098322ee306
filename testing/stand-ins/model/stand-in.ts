import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { answerChat } from './stand-in/answer-chat.ts'
import { type Heard, hear } from './stand-in/heard.ts'
import { painted } from './stand-in/painted.ts'
import type { Memory } from './stand-in/scripts.ts'

/**
 * How the stand-in behaves. The first six apply to painting. For text, `flagged` and `garbage` behave like `good`;
 * `no-schema`, `no-json` and `ignores-schema` don't support structured output; `obeys` follows instructions planted in texts.
 */
export type Manner =
  | ('good' | 'flagged' | 'garbage' | 'refuses' | 'fails' | 'hangs')
  | ('slow' | 'cut' | 'malformed' | 'wrong-keys' | 'two-right' | 'obeys' | 'busy')
  | ('no-schema' | 'no-json' | 'ignores-schema')

/** A model provider on loopback that speaks OpenAI's protocol. */
export interface ModelStandIn extends Memory {
  /** Base address, with `/v1`. */
  readonly url: string
  manner: Manner
  /** Prompts for pictures, in order. */
  readonly prompts: string[]
  /** Requests for text, in order. */
  readonly heard: Heard[]
  close(): Promise<void>
}

export async function startModelStandIn(): Promise<ModelStandIn> {
  const prompts: string[] = []
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const asked = await json(request).catch(() => ({}))
    if (request.url === '/v1/moderations') return say(200, { results: [{ flagged: standIn.manner === 'flagged' }] })
    if (request.url === '/v1/chat/completions') {
      const request = hear(asked)
      heard.push(request)
      return await answerChat(request, standIn.manner, standIn, response)
    }
    prompts.push((asked as { prompt?: string }).prompt ?? '')
    const data = [{ b64_json: await painted(prompts.length) }]
    const manners: Partial<Record<Manner, () => void>> = {
      garbage: () => say(200, { created: 1, data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }),
      refuses: () => say(400, { error: { message: 'not allowed', type: 'invalid_request_error', code: 'policy' } }),
      fails: () => say(500, { error: { message: 'broken', type: 'server_error' } }),
      hangs: () => undefined,
    }
    const act = manners[standIn.manner] ?? (() => say(200, { created: 1, data }))
    act()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const standIn: ModelStandIn = {
    url: `http://127.0.0.1:${port}/v1`,
    manner: 'good',
    prompts,
    heard,
    right: new Map(),
    planted: new Set(),
    slips: 0,
    says: undefined,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}
