import type { Books } from './books.ts'
import type { happenings } from './happenings.ts'
import {
  chargeObject,
  customerObject,
  disputeObject,
  priceObject,
  type StandInPrice,
  subscriptionObject,
} from './objects.ts'

/** A request: its path segments and its parameters. */
export interface Call {
  method: string
  path: readonly string[]
  sent: URLSearchParams
}

export interface Said {
  status: number
  body: object
}

export interface Shop {
  books: Books
  price: StandInPrice
  happens: ReturnType<typeof happenings>
  /** Whether the search call exists; in some countries it doesn't. */
  searches: () => boolean
  newId: (prefix: string) => string
  now: () => number
}

/** Answers one request as Stripe does. */
export function answer(shop: Shop, { method, path, sent }: Call): Said {
  const [, first = '', id] = path
  if ([...sent.values()].some(value => /payment_intent$/.test(value))) {
    return refused(400, 'This property cannot be expanded (payment_intent).', { param: 'expand' })
  }
  return (answers[`${method} ${[first, ...(id ? [idPlace(id)] : [])].join('/')}`] ?? unknownCall)(shop, sent, id ?? '')
}

/** Paths whose second segment isn't an ID. */
const actions = new Set(['sessions', 'search'])
const idPlace = (id: string) => (actions.has(id) ? id : ':id')

type Answer = (shop: Shop, sent: URLSearchParams, id: string) => Said

const answers: Readonly<Record<string, Answer>> = {
  'GET prices': ({ price }, sent) =>
    list(
      [priceObject(price)].filter(({ lookup_key }) => sent.get('lookup_keys[0]') === lookup_key),
      '/v1/prices',
    ),
  'POST customers'(shop, sent) {
    const id = shop.newId('cus')
    const kept = { id, created: shop.now(), metadata: metadataOf(sent), deleted: false }
    shop.books.customers.set(id, kept)
    return done(customerObject(kept))
  },
  'GET customers/search'({ books, searches }, sent) {
    if (!searches()) return refused(400, 'Search is not available in your country.', {})
    const marks = [...(sent.get('query') ?? '').matchAll(/metadata\['(\w+)'\]:'([^']*)'/g)]
    if (marks.length === 0) return refused(400, 'We were unable to parse your search query.', { param: 'query' })
    const found = [...books.customers.values()].filter(
      ({ deleted, metadata }) => !deleted && marks.every(([, name = '', value]) => metadata[name] === value),
    )
    return done({
      object: 'search_result',
      data: found.map(customerObject),
      has_more: false,
      url: '/v1/customers/search',
    })
  },
  'GET customers/:id'({ books }, _sent, id) {
    const kept = books.customers.get(id)
    if (!kept) return noSuch('customer', id, 'id')
    return done(kept.deleted ? { id, object: 'customer', deleted: true } : customerObject(kept))
  },
  'DELETE customers/:id'(shop, _sent, id) {
    if (!alive(shop, id)) return noSuch('customer', id, 'id')
    shop.happens.deleteCustomer(id)
    return done({ id, object: 'customer', deleted: true })
  },
  'GET subscriptions'({ books, price }, sent) {
    const customer = sent.get('customer') ?? ''
    if (!books.customers.has(customer)) return noSuch('customer', customer, 'customer')
    const own = [...books.subscriptions.values()].filter(kept => kept.customer === customer)
    const listed = sent.get('status') === 'all' ? own : own.filter(({ endedAt }) => endedAt === null)
    const expand = expands(sent, 'data.')
    return list(
      listed.toReversed().map(kept => subscriptionObject(kept, books, price, expand)),
      '/v1/subscriptions',
    )
  },
  'POST subscriptions'(shop, sent) {
    const customer = sent.get('customer') ?? ''
    if (!alive(shop, customer)) return noSuch('customer', customer, 'customer')
    if (sent.get('items[0][price]') !== 'price_monthly')
      return noSuch('price', sent.get('items[0][price]') ?? '', 'items')
    if (sent.get('payment_behavior') !== 'default_incomplete') return refused(402, 'This customer has no card.', {})
    return done(
      subscriptionObject(shop.happens.begin(customer, metadataOf(sent)), shop.books, shop.price, expands(sent, '')),
    )
  },
  'DELETE subscriptions/:id'({ books, happens, price }, _sent, id) {
    const kept = books.subscriptions.get(id)
    if (!kept || kept.endedAt !== null) return noSuch('subscription', id, 'id')
    happens.cancel(id)
    return done(subscriptionObject(kept, books, price, false))
  },
  'GET charges': ({ books, price }, sent) =>
    list(
      [...books.charges.values()]
        .filter(({ customer }) => customer === sent.get('customer'))
        .toReversed()
        .map(kept => chargeObject(kept, price)),
      '/v1/charges',
    ),
  'GET charges/:id'({ books, price }, _sent, id) {
    const kept = books.charges.get(id)
    return kept ? done(chargeObject(kept, price)) : noSuch('charge', id, 'id')
  },
  'GET disputes': ({ books, price }, sent) =>
    list(
      [...books.disputes.values()]
        .filter(({ charge }) => charge === sent.get('charge'))
        .map(kept => disputeObject(kept, price)),
      '/v1/disputes',
    ),
  'POST billing_portal/sessions'(shop, sent) {
    const customer = sent.get('customer') ?? ''
    if (!alive(shop, customer)) return noSuch('customer', customer, 'customer')
    const returnTo = encodeURIComponent(sent.get('return_url') ?? '')
    return done({
      id: shop.newId('bps'),
      object: 'billing_portal.session',
      customer,
      url: `https://billing.stripe.com/p/session/${customer}?back=${returnTo}`,
    })
  },
}

const unknownCall: Answer = () => refused(404, 'Unrecognized request URL.', {})

function alive({ books }: Shop, customer: string): boolean {
  return books.customers.get(customer)?.deleted === false
}

function expands(sent: URLSearchParams, prefix: string): boolean {
  return [...sent].some(
    ([name, value]) => /^expand\[/.test(name) && value === `${prefix}latest_invoice.confirmation_secret`,
  )
}

function metadataOf(sent: URLSearchParams): Record<string, string> {
  const own = [...sent].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key === undefined ? [] : [[key, value] as const]
  })
  return Object.fromEntries(own)
}

function done(body: object): Said {
  return { status: 200, body }
}

function list(data: readonly object[], url: string): Said {
  return done({ object: 'list', data, has_more: false, url })
}

export function refused(status: number, message: string, more: { code?: string; param?: string; type?: string }): Said {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } }
}

function noSuch(what: string, id: string, param: string): Said {
  const status = param === 'id' ? 404 : 400
  return refused(status, `No such ${what}: '${id}'`, { code: 'resource_missing', param })
}
