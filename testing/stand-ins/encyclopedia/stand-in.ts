import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An article of the stand-in. */
export interface ToldArticle {
  title: string
  description?: string
  extract: string
  /** Its full text. Default: the extract. */
  text?: string
  views?: number
  /** Titles of linked articles. */
  links?: readonly string[]
  /** Aliases. */
  aka?: readonly string[]
}

/** How it answers: correctly, with `Retry-After`, with an error, with an error under status 200, without JSON, or never. */
export type EncyclopediaManner =
  | 'good'
  | 'busy for a moment'
  | 'busy'
  | 'fails'
  | 'excuses itself'
  | 'garbage'
  | 'hangs'

/** An encyclopedia on loopback that speaks MediaWiki's API. */
export interface EncyclopediaStandIn {
  readonly url: URL
  manner: EncyclopediaManner
  /** Requests in order: path with query, and the user agent. */
  readonly asked: { path: string; agent: string; began: number; ended: number }[]
  close(): Promise<void>
}

const perRound = 20

/** Starts an encyclopedia with these articles. */
export async function startEncyclopedia(articles: readonly ToldArticle[]): Promise<EncyclopediaStandIn> {
  const asked: EncyclopediaStandIn['asked'] = []
  const state = { manner: 'good' as EncyclopediaManner }
  let beats = 0
  const good = (url: URL): object =>
    url.pathname.endsWith('/search/page') ? search(articles, url) : query(articles, url)
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    const call = {
      path: `${url.pathname}${url.search}`,
      agent: request.headers['user-agent'] ?? '',
      began: beats++,
      ended: 0,
    }
    asked.push(call)
    response.on('finish', () => {
      call.ended = beats++
    })
    const say = (status: number, body: string, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    const manners: Record<EncyclopediaManner, () => void> = {
      good: () => say(200, JSON.stringify(good(url))),
      'busy for a moment': () => {
        state.manner = 'good'
        say(429, '{}', { 'retry-after': '0' })
      },
      busy: () => say(429, '{}', { 'retry-after': '3600' }),
      fails: () => say(500, '{}'),
      'excuses itself': () => say(200, '{"error":{"code":"internal_api_error_DBQueryError","info":"…"}}'),
      garbage: () => say(200, '<html>not what you wanted'),
      hangs: () => undefined,
    }
    manners[state.manner]()
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    asked,
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

/** `GET /w/rest.php/v1/search/page`: as in full-text search, any common word is a hit. */
function search(articles: readonly ToldArticle[], url: URL): object {
  const words = (url.searchParams.get('q') ?? '').toLowerCase().split(/\s+/)
  const pages = articles.flatMap(({ title, description = null, aka = [], extract }, id) => {
    const matched = aka.find(name => words.every(word => name.toLowerCase().includes(word)))
    const text = `${title} ${description} ${extract} ${aka.join(' ')}`.toLowerCase()
    if (!words.some(word => text.includes(word))) return []
    return [
      {
        id,
        key: title.replaceAll(' ', '_'),
        title,
        excerpt: '',
        matched_title: matched ?? null,
        description,
        thumbnail: null,
      },
    ]
  })
  return { pages: pages.slice(0, Number(url.searchParams.get('limit') ?? 50)) }
}

/** `action=query` for one title or all articles it links to, with twenty extracts per request. */
function query(articles: readonly ToldArticle[], url: URL): object {
  const own = articles.find(({ title }) => title === url.searchParams.get('titles'))
  if (!own) return { batchcomplete: true, query: { pages: [{ title: url.searchParams.get('titles'), missing: true }] } }
  if (!url.searchParams.has('exintro'))
    return { batchcomplete: true, query: { pages: [{ title: own.title, extract: own.text ?? own.extract }] } }
  if (url.searchParams.get('generator') !== 'links')
    return { batchcomplete: true, query: { pages: [pageOf(own, true)] } }
  const linked = articles.filter(({ title }) => own.links?.includes(title))
  const from = Number(url.searchParams.get('excontinue') ?? 0)
  const pages = linked.map((article, i) => pageOf(article, i >= from && i < from + perRound))
  const more = from + perRound < linked.length
  return {
    ...(more
      ? { continue: { excontinue: from + perRound, continue: '||description|pageviews|info' } }
      : { batchcomplete: true }),
    query: { pages },
  }
}

function pageOf({ title, description, extract, views = 100 }: ToldArticle, told: boolean): object {
  return {
    pageid: 1,
    ns: 0,
    title,
    ...(description === undefined ? {} : { description, descriptionsource: 'local' }),
    ...(told ? { extract } : {}),
    pageviews: { '2026-11-19': views, '2026-11-20': null },
    contentmodel: 'wikitext',
    pagelanguage: 'en',
    fullurl: `https://simple.wikipedia.org/wiki/${encodeURIComponent(title.replaceAll(' ', '_'))}`,
  }
}
