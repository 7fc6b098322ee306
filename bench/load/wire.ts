import { connect, type Socket } from 'node:net'
import type { Sent } from './calls.ts'

export interface Reply {
  status: number
  body: string
}

/**
 * Milliseconds that a connection may stay idle: the server closes it after 72 s, perhaps just when a request is sent.
 */
const longestRest = 60_000

/**
 * A cheap HTTP/1.1 client that leaves the processors to what is measured: persistent connections with one request at a
 * time each, and replies with a length. New connections are opened up to `most`; further requests wait.
 */
export function openWire(origin: string, most: number) {
  const { hostname, port, host } = new URL(origin)
  const free: { line: Line; since: number }[] = []
  const waiting: (() => void)[] = []
  let lines = 0

  const take = async (): Promise<Line> => {
    for (let rested = free.pop(); rested; rested = free.pop()) {
      const { line, since } = rested
      if (line.isOpen() && performance.now() - since < longestRest) return line
      line.close()
      lines--
    }
    if (lines < most) {
      lines++
      return openLine(connect({ host: hostname, port: Number(port), noDelay: true }))
    }
    await new Promise<void>(turn => waiting.push(turn))
    return await take()
  }
  const giveBack = (line: Line) => {
    if (line.isOpen()) free.push({ line, since: performance.now() })
    else lines--
    waiting.shift()?.()
  }
  return {
    async send(sent: Sent): Promise<Reply> {
      const line = await take()
      try {
        return await line.ask(textOf(sent, host))
      } finally {
        giveBack(line)
      }
    },
    close: () => {
      for (const { line } of free) line.close()
    },
  }
}

function textOf({ method, path, cookie, body, key }: Sent, host: string): string {
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${host}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`]),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${content}`
}

interface Line {
  ask(request: string): Promise<Reply>
  isOpen(): boolean
  close(): void
}

const headEnd = Buffer.from('\r\n\r\n')

function openLine(socket: Socket): Line {
  let open = true
  let got = Buffer.alloc(0)
  let answered: ((reply: Reply) => void) | undefined
  let broken: ((fault: Error) => void) | undefined
  socket.on('data', chunk => {
    got = got.length > 0 ? Buffer.concat([got, chunk]) : chunk
    const head = got.indexOf(headEnd)
    if (head < 0) return
    const lines = got.toString('latin1', 0, head)
    const length = Number(/content-length: (\d+)/i.exec(lines)?.[1] ?? 0)
    const end = head + headEnd.length + length
    if (got.length < end) return
    const body = got.toString('utf8', head + headEnd.length, end)
    got = got.subarray(end)
    if (/connection: close/i.test(lines)) {
      open = false
      socket.end()
    }
    answered?.({ status: Number(lines.slice(9, 12)), body })
  })
  const end = (fault?: Error) => {
    open = false
    broken?.(fault ?? new Error('The server hung up.'))
  }
  socket.on('error', end).on('close', () => end())
  return {
    ask: request =>
      new Promise<Reply>((resolve, reject) => {
        answered = resolve
        broken = reject
        socket.write(request)
      }),
    isOpen: () => open,
    close: () => socket.destroy(),
  }
}
