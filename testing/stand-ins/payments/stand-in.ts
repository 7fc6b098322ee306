import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import Stripe from 'stripe'
import { answer, refused, type Said } from './stand-in/answer.ts'
import { type Books, emptyBooks } from './stand-in/books.ts'
import { happenings } from './stand-in/happenings.ts'
import {
  chargeObject,
  disputeObject,
  invoiceObject,
  type StandInPrice,
  subscriptionObject,
} from './stand-in/objects.ts'

/** `down` answers every call with an error; `strange` doesn't accept our keys. */
export type StripeManner = 'good' | 'down' | 'strange'

/** An event as it is sent to the webhook: the bytes and their signature. */
export interface SignedNews {
  id: string
  type: string
  payload: string
}

/** A stand-in for Stripe on loopback, used with the real SDK. It keeps state, charges no one, and sends events on demand. */
export interface StripeStandIn extends ReturnType<typeof happenings> {
  readonly url: URL
  readonly books: Books
  readonly price: StandInPrice
  manner: StripeManner
  /** Whether customers can be searched; Stripe doesn't offer it in every country. */
  searches: boolean
  /** Stripe's clock, in seconds since 1970. */
  now: () => number
  /** Requests, in order. */
  readonly asked: { method: string; path: string; version: string; key: string | undefined }[]
  /** Events, in the order in which they happened. */
  readonly news: SignedNews[]
  /** A signature in Stripe's format. Default time: now. */
  sign(payload: string, secret: string, secondsAgo?: number): string
  close(): Promise<void>
}

const troubles: Record<Exclude<StripeManner, 'good'>, Said> = {
  down: refused(503, 'Stripe is down.', { type: 'api_error' }),
  strange: refused(401, 'Invalid API Key provided.', {}),
}

export async function startStripe(): Promise<StripeStandIn> {
  const books = emptyBooks()
  const price: StandInPrice = { cents: 999, currency: 'usd', interval: 'month' }
  const asked: StripeStandIn['asked'] = []
  const news: SignedNews[] = []
  const kept = new Map<string, { sent: string; said: Said | undefined }>()
  const signer = new Stripe('sk_test_signs_only')
  let count = 0
  const newId = (prefix: string) => `${prefix}_${(++count).toString(36).padStart(8, '0')}`
  const now = () => standIn.now()
  const happens = happenings(books, newId, now, (type, thing, id) => {
    const event = eventOf(newId('evt'), now(), type, objectOf(books, price, thing, id))
    news.push({ id: event.id, type, payload: JSON.stringify(event) })
  })
  const carryOut = async (request: IncomingMessage, sent: string): Promise<Said> => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const parameters = new URLSearchParams(request.method === 'GET' ? url.search : sent)
    // Let other requests run in between, as they do at Stripe.
    await setImmediate()
    return answer(
      { books, price, happens, newId, now, searches: () => standIn.searches },
      { method: request.method ?? 'GET', path: url.pathname.slice(1).split('/'), sent: parameters },
    )
  }
  /** The same key gets the same reply; with other values, or while the first request is running, an error. */
  const once = async (request: IncomingMessage, sent: string, key: string): Promise<Said> => {
    const before = kept.get(key)
    if (before && before.sent !== sent) {
      return refused(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      })
    }
    if (before && before.said === undefined) {
      return refused(409, 'There is another request in progress with this key.', { code: 'idempotency_key_in_use' })
    }
    if (before?.said) return before.said
    kept.set(key, { sent, said: undefined })
    const said = await carryOut(request, sent)
    kept.set(key, { sent, said })
    return said
  }
  const server = createServer(async (request, response) => {
    const sent = await text(request)
    const { method = 'GET', url = '/' } = request
    const version = String(request.headers['stripe-version'] ?? '')
    const key = request.headers['idempotency-key']?.toString()
    asked.push({ method, path: url, version, key })
    // Idempotency keys are only kept for requests that change something.
    const said =
      standIn.manner !== 'good'
        ? troubles[standIn.manner]
        : await (key !== undefined && method === 'POST'
            ? once(request, sent, `${url} ${key}`)
            : carryOut(request, sent))
    response.writeHead(said.status, {
      'content-type': 'application/json',
      'request-id': `req_${asked.length}`,
      // Lets the SDK retry without waiting.
      ...(standIn.manner === 'down' && { 'stripe-should-retry': 'false' }),
    })
    response.end(JSON.stringify(said.body))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const standIn: StripeStandIn = {
    ...happens,
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    books,
    price,
    manner: 'good',
    searches: true,
    now: () => Math.floor(Date.now() / 1000),
    asked,
    news,
    sign: (payload, secret, secondsAgo = 0) =>
      signer.webhooks.generateTestHeaderString({
        payload,
        secret,
        timestamp: Math.floor(Date.now() / 1000) - secondsAgo,
      }),
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

function objectOf(
  books: Books,
  price: StandInPrice,
  thing: 'subscription' | 'invoice' | 'charge' | 'dispute',
  id: string,
): object {
  const [subscription, invoice] = [books.subscriptions.get(id), books.invoices.get(id)]
  const [charge, dispute] = [books.charges.get(id), books.disputes.get(id)]
  if (thing === 'subscription' && subscription) return subscriptionObject(subscription, books, price, false)
  if (thing === 'invoice' && invoice) return invoiceObject(invoice, price, false)
  if (thing === 'charge' && charge) return chargeObject(charge, price)
  if (thing === 'dispute' && dispute) return disputeObject(dispute, price)
  throw new Error(`The stand-in has no ${thing} ${id}.`)
}

function eventOf(id: string, created: number, type: string, object: object) {
  return {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
}
