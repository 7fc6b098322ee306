import autocannon from 'autocannon'
import type { Measured } from './measure.ts'
import { measured } from './measure.ts'

/** A request to send: a path, and for a POST its headers and body. */
export interface Sent {
  method: 'GET' | 'POST'
  path: string
  headers?: Record<string, string>
  body?: string
}

/** Sends requests over so many connections for so long; any answer but 200 fails the bench. */
export async function overHttp(
  origin: string,
  next: () => Sent,
  connections: number,
  warmUp: number,
  seconds: number,
): Promise<Measured> {
  await fire(origin, next, connections, warmUp)
  return await fire(origin, next, connections, seconds)
}

async function fire(origin: string, next: () => Sent, connections: number, seconds: number): Promise<Measured> {
  const durations: number[] = []
  const bad: string[] = []
  const options = {
    url: origin,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }],
  }
  await new Promise<void>((done, failed) => {
    const run = autocannon(options, fault => (fault ? failed(fault) : done()))
    run.on('response', (_client, status, _bytes, milliseconds) => {
      if (status === 200) durations.push(milliseconds)
      else bad.push(String(status))
    })
  })
  if (bad.length > 0) throw new Error(`${bad.length} answers were not 200: ${[...new Set(bad)].join(', ')}`)
  return measured(durations, seconds)
}
