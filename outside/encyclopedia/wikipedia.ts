import { setTimeout as after } from 'node:timers/promises'
import * as z from 'zod'

/** The beginning of an article. */
export interface Article {
  title: string
  /** Its short description; empty if it has none. */
  description: string
  /** Its first sentences, as plain text. */
  extract: string
  url: string
  /** Mean page views per day lately. */
  views: number
}

/** An article that a search found. */
export interface Hit {
  title: string
  description: string
  /** The alias that matched, if it wasn't the title. */
  matched: string | undefined
}

/** Keeps replies, so that no page is requested twice within a month. */
export interface Kept {
  find(url: string): Promise<unknown>
  put(url: string, body: unknown): Promise<void>
  /** Makes sure that only one of our servers sends a request at a time; the signal ends the wait. */
  withLease<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T>
}

export interface Wikipedia {
  /** Full-text search: finds the topic itself, and articles related to it. */
  search(words: string, visit: Visit): Promise<Hit[]>
  /** An article and the articles it links to. Leaves one call of the visit for another edition. */
  read(title: string, visit: Visit): Promise<{ article: Article | undefined; linked: Article[] }>
  /** The whole article as plain text; empty if it doesn't exist. */
  text(title: string, visit: Visit): Promise<string>
}

/** The call and time budget of one topic. */
export interface Visit {
  readonly calls: { left: number }
  readonly signal: AbortSignal
}

/** Ten calls per topic keep us within Wikipedia's etiquette. */
export const openVisit = (signal: AbortSignal): Visit => ({ calls: { left: 10 }, signal })

/** A request failed: by the network, by rate limits, or with a malformed reply. */
export class EncyclopediaFault extends Error {
  override name = 'EncyclopediaFault'
}

const searched = z.object({
  pages: z.array(
    z.object({
      title: z.string(),
      description: z.nullish(z.string()),
      matched_title: z.nullish(z.string()),
    }),
  ),
})
const page = z.object({
  title: z.string(),
  missing: z.optional(z.boolean()),
  description: z.optional(z.string()),
  extract: z.optional(z.string()),
  fullurl: z.optional(z.string()),
  pageviews: z.optional(z.record(z.string(), z.nullable(z.number()))),
})
/** Internal errors come with status 200 too, and must not be mistaken for a missing article. */
const queried = z.object({
  error: z.optional(z.never()),
  continue: z.optional(z.record(z.string(), z.string().or(z.number()))),
  query: z.optional(z.object({ pages: z.array(page) })),
})

const asked = {
  action: 'query',
  format: 'json',
  formatversion: '2',
  redirects: '1',
  prop: 'description|extracts|pageviews|info',
  exintro: '1',
  explaintext: '1',
  exsentences: '2',
  exlimit: '20',
  inprop: 'url',
} as const

/** Maximum number of requests for links; each returns the first lines of twenty articles. */
const linkRequests = 5
/** Maximum `Retry-After` that we wait for, in seconds. */
const longestWait = 5
/** Timeout of one call, in milliseconds. */
const longestCall = 10_000

/**
 * Reads Wikipedia by its etiquette (https://www.mediawiki.org/wiki/API:Etiquette): each call names us and a contact, calls are
 * made one at a time, `Retry-After` is respected, and nothing is requested twice within a month.
 *
 * @param urls the editions, such as Simple English and English; they share the queue and the pauses
 * @param contact an e-mail or web address at which its operators can reach us
 * @returns the editions, in the order of `urls`
 */
export function openWikipedia(
  { urls, contact }: { urls: readonly URL[]; contact: string },
  kept: Kept,
  now: () => number = Date.now,
): Wikipedia[] {
  let last: Promise<unknown> = Promise.resolve()
  let quietUntil = 0
  const ask = async <T>(url: URL, shape: z.ZodType<T>, visit: Visit): Promise<T> => {
    const held = shape.safeParse(await kept.find(url.href))
    if (held.success) return held.data
    const turn = last.then(() =>
      kept
        .withLease(visit.signal, () => fetched(url, visit))
        .catch(fault => {
          throw isAbort(fault) ? new EncyclopediaFault('it took too long', { cause: fault }) : fault
        }),
    )
    last = turn.catch(() => undefined)
    const body = await turn
    const read = shape.safeParse(body)
    if (!read.success) throw new EncyclopediaFault('the answer has another shape than it should')
    await kept.put(url.href, body)
    return read.data
  }
  const fetched = async (url: URL, visit: Visit): Promise<unknown> => {
    if (now() < quietUntil) throw new EncyclopediaFault('we were asked to come later')
    for (let again = true; ; again = false) {
      if (visit.calls.left-- <= 0) throw new EncyclopediaFault('this topic has cost as many calls as it may')
      const response = await reach(url, contact, AbortSignal.any([visit.signal, AbortSignal.timeout(longestCall)]))
      if (response.ok) return await response.json().catch(() => undefined)
      const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
      const busy = response.status === 429 || response.status === 503
      if (!busy) throw new EncyclopediaFault(`it answered ${response.status}`)
      if (!(again && wait <= longestWait)) {
        quietUntil = now() + 1000 * (Number.isFinite(wait) ? wait : 60)
        throw new EncyclopediaFault('it is busy')
      }
      await after(wait * 1000, undefined, { signal: visit.signal })
    }
  }

  return urls.map(base => ({
    async search(words, visit) {
      const url = new URL('/w/rest.php/v1/search/page', base)
      url.search = new URLSearchParams({ q: words, limit: '6' }).toString()
      const { pages } = await ask(url, searched, visit)
      return pages.map(({ title, description, matched_title }) => ({
        title,
        description: description ?? '',
        matched: matched_title ?? undefined,
      }))
    },
    async text(title, visit) {
      const url = new URL('/w/api.php', base)
      url.search = new URLSearchParams({ ...asked, prop: 'extracts', titles: title }).toString()
      for (const name of ['exintro', 'exsentences', 'exlimit', 'inprop']) url.searchParams.delete(name)
      const { query } = await ask(url, queried, visit)
      return query?.pages[0]?.extract ?? ''
    },
    async read(title, visit) {
      const query = (more: Record<string, string>) => {
        const url = new URL('/w/api.php', base)
        url.search = new URLSearchParams({ ...asked, titles: title, ...more }).toString()
        return ask(url, queried, visit)
      }
      const [own] = articlesOf(await query({}))
      const linked = new Map<string, Article>()
      let more: Record<string, string> | undefined = {}
      for (let round = 0; round < linkRequests && more && visit.calls.left > 1; round++) {
        const answer: z.infer<typeof queried> = await query({
          generator: 'links',
          gplnamespace: '0',
          gpllimit: '100',
          ...more,
        })
        for (const each of articlesOf(answer)) {
          const held = linked.get(each.title)
          if (!held || held.extract === '') linked.set(each.title, each)
        }
        more =
          answer.continue &&
          Object.fromEntries(Object.entries(answer.continue).map(([key, value]) => [key, String(value)]))
      }
      return { article: own, linked: [...linked.values()].filter(({ extract }) => extract !== '') }
    },
  }))
}

async function reach(url: URL, contact: string, signal: AbortSignal): Promise<Response> {
  const agent = `Mindling/1.0 (${contact}) node/${process.versions.node}`
  try {
    return await fetch(url, { headers: { accept: 'application/json', 'user-agent': agent }, signal })
  } catch (fault) {
    throw new EncyclopediaFault(signal.aborted ? 'it took too long' : "it can't be reached", { cause: fault })
  }
}

const isAbort = (fault: unknown) => fault instanceof Error && fault.name === 'AbortError'

function articlesOf({ query }: z.infer<typeof queried>): Article[] {
  return (query?.pages ?? [])
    .filter(({ missing }) => !missing)
    .map(({ title, description = '', extract = '', fullurl = '', pageviews = {} }) => {
      const days = Object.values(pageviews).filter(views => views !== null)
      const views = days.length === 0 ? 0 : days.reduce((sum, day) => sum + day, 0) / days.length
      return { title, description, extract: extract.trim(), url: fullurl, views }
    })
}
