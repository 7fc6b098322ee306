import { connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/**
 * `pass`: everything goes through. `refuse`: connections are closed as soon as they are opened. `silent`: whatever is
 * sent is swallowed and nothing comes back, nor does anybody hang up. `slow`: whatever comes back takes its time.
 */
export type RelayMode = 'pass' | 'refuse' | 'silent' | 'slow'

/** Milliseconds that each piece of a slow reply takes. */
export const slowness = 2000

type Place = string | number

/** Hands on each piece a while after it came, in the order in which they came. */
function late(): Transform {
  return new Transform({
    transform(piece, _encoding, handOn) {
      setTimeout(() => handOn(null, piece), slowness).unref()
    },
  })
}

/** A line between the product and what it talks to, which can be cut. */
export interface Relay {
  /** The port that it listens at; 0 for a socket. */
  readonly port: number
  mode: RelayMode
  /** Cuts every connection in the middle of what it says. */
  disconnect(): void
  /** From now on nothing goes through the connections that are open, and nobody hangs up: a lost network. */
  stall(): void
  close(): Promise<void>
}

/**
 * @param to path of a socket, or port on loopback, to pass everything on to; looked up for each connection
 * @param from path of a socket to listen at; unset, a port on loopback
 */
export async function openRelay(to: () => Place | Promise<Place>, from?: string): Promise<Relay> {
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
    if (slowly) far.pipe(late()).pipe(near)
    else far.pipe(near)
  }
  const server = createServer(near => {
    pairs.set(near, near)
    near.on('error', () => end(near)).on('close', () => end(near))
    const ways: Record<RelayMode, () => void> = {
      pass: () => void passOn(near, false).catch(() => end(near)),
      slow: () => void passOn(near, true).catch(() => end(near)),
      refuse: () => end(near),
      silent: () => near.resume(),
    }
    ways[relay.mode]()
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
