import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/**
 * `pass`: forwards everything. `refuse`: closes connections at once. `silent`: accepts connections and data, but never
 * replies. `slow`: delays every piece of a reply.
 */
export type RelayMode = 'pass' | 'refuse' | 'silent' | 'slow'

/** Milliseconds by which each piece of a slow reply is delayed. */
export const slowDelay = 2000

type Address = string | number

/** Forwards each piece after a delay, in order. */
function delayed(): Transform {
  return new Transform({
    transform(piece, _encoding, handOn) {
      setTimeout(() => handOn(null, piece), slowDelay).unref()
    },
  })
}

/** A relay between the product and another service, whose connections can be cut. */
export interface Relay {
  /** Its port; 0 for a socket. */
  readonly port: number
  mode: RelayMode
  /** Closes all connections, also in the middle of a reply. */
  disconnect(): void
  /** From now on nothing passes through the open connections, and none is closed: a lost network. */
  stall(): void
  close(): Promise<void>
}

/**
 * @param to path of a socket or port on loopback to forward to; looked up for each connection
 * @param from path of a socket to listen at; unset: a port on loopback
 */
export async function openRelay(to: () => Address | Promise<Address>, from?: string): Promise<Relay> {
  const pairs = new Map<Socket, Socket>()
  const end = (near: Socket) => {
    near.destroy()
    pairs.get(near)?.destroy()
    pairs.delete(near)
  }
  const passOn = async (near: Socket, slowly: boolean) => {
    const place = await to()
    if (near.destroyed) return
    const far = typeof place === 'string' ? connect(place) : connect(place, '127.0.0.1')
    pairs.set(near, far)
    far.on('error', () => end(near)).on('close', () => end(near))
    near.pipe(far)
    if (slowly) far.pipe(delayed()).pipe(near)
    else far.pipe(near)
  }
  const server = createServer(near => {
    pairs.set(near, near)
    near.on('error', () => end(near)).on('close', () => end(near))
    const handlers: Record<RelayMode, () => void> = {
      pass: () => void passOn(near, false).catch(() => end(near)),
      slow: () => void passOn(near, true).catch(() => end(near)),
      refuse: () => end(near),
      silent: () => near.resume(),
    }
    handlers[relay.mode]()
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    if (from !== undefined) server.listen(from, listening)
    else server.listen(0, '127.0.0.1', listening)
  })
  const address = server.address()
  const relay: Relay = {
    port: typeof address === 'object' && address ? address.port : 0,
    mode: 'pass',
    disconnect: () => {
      for (const near of [...pairs.keys()]) end(near)
    },
    stall: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
        far.resume()
      }
    },
    close: () =>
      new Promise<void>(closed => {
        server.close(() => closed())
        relay.disconnect()
      }),
  }
  return relay
}
