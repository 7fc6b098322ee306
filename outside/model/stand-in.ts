import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import sharp from 'sharp'

/** How the stand-in behaves when it is asked to paint. */
export type Manner = 'good' | 'flagged' | 'garbage' | 'refuses' | 'fails' | 'hangs'

/** A model provider of our own on loopback, speaking OpenAI's protocol; it does as it is told. */
export interface ModelStandIn {
  /** Base address, with `/v1`. */
  readonly url: string
  manner: Manner
  /** What it was asked to paint, in order. */
  readonly prompts: string[]
  close(): Promise<void>
}

export async function startModelStandIn(): Promise<ModelStandIn> {
  const prompts: string[] = []
  const state = { manner: 'good' as Manner }
  const server = createServer(async (request, response) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    const asked = (await json(request)) as { prompt?: string }
    if (request.url === '/v1/moderations') return say(200, { results: [{ flagged: state.manner === 'flagged' }] })
    prompts.push(asked.prompt ?? '')
    const data = [{ b64_json: await painted(prompts.length) }]
    const manners: Record<Manner, () => void> = {
      good: () => say(200, { created: 1, data }),
      flagged: () => say(200, { created: 1, data }),
      garbage: () => say(200, { created: 1, data: [{ b64_json: Buffer.from('no picture').toString('base64') }] }),
      refuses: () => say(400, { error: { message: 'not allowed', type: 'invalid_request_error', code: 'policy' } }),
      fails: () => say(500, { error: { message: 'broken', type: 'server_error' } }),
      hangs: () => undefined,
    }
    manners[state.manner]()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    prompts,
    get manner() {
      return state.manner
    },
    set manner(manner) {
      state.manner = manner
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Noise, so that it is as hard to make small as a painting. */
async function painted(seed: number): Promise<string> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 20 + (seed % 20) }
  const picture = await sharp({ create: { width: 1024, height: 1024, channels: 3, background: '#88aacc', noise } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return picture.toString('base64')
}
