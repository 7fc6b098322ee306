import { setTimeout as after } from 'node:timers/promises'
import * as z from 'zod'

/** An article as the reader of its first lines knows it. */
export interface Article {
  title: string
  /** Its short description, where it has one. */
  description: string
  /** Its first sentences, as plain text. */
  extract: string
  url: string
  /** How often it was read lately, per day. */
  views: number
}

/** An article that a search found. */
export interface Hit {
  title: string
  description: string
  /** The words that led to it were another name of it. */
  matched: string | undefined
}

/** Where answers are kept, so that nobody asks twice for the same within a month. */
export interface Kept {
  find(url: string): Promise<unknown>
  put(url: string, body: unknown): Promise<void>
  /** Has only one of all our servers ask at a time; the signal ends the waiting. */
  withLease<T>(signal: AbortSignal, ask: () => Promise<T>): Promise<T>
}

export interface Wikipedia {
  /** What a full-text search finds: what the words mean, and what is only near them. */
  search(words: string, visit: Visit): Promise<Hit[]>
  /** An article, and what it links to; leaves one call of the visit to whoever is asked next. */
  read(title: string, visit: Visit): Promise<{ article: Article | undefined; linked: Article[] }>
  /** All of an article as plain text; empty where it is not there. */
  text(title: string, visit: Visit): Promise<string>
}

/** The calls that one topic may cost, and how long it may take. */
export interface Visit {
  readonly calls: { left: number }
  readonly signal: AbortSignal
}

/** At most so many calls for one topic, as the etiquette asks. */
export const openVisit = (signal: AbortSignal): Visit => ({ calls: { left: 10 }, signal })

/** Why nothing came: the network, the encyclopedia's own limits, or something that is no answer. */
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
/** A fault inside comes with a good status, too: it must not pass for an article that is not there. */
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

/** Links are read in so many rounds: each brings the first lines of twenty articles. */
const rounds = 5
/** Seconds that we wait when we are asked to; for more we come another day. */
const longestWait = 5
/** Milliseconds that one call may take. */
const longestCall = 10_000

/**
 * Wikipedia, asked as its etiquette wants: who we are and how we are reached in each call, one call after the other, a pause
 * where one is asked for, and nothing twice within a month (https://www.mediawiki.org/wiki/API:Etiquette).
 *
 * @param urls its editions, such as those in Simple English and in English; they share the turn and the pauses
 * @param contact an address of mail or web by which its operators reach us
 * @returns each edition, in the order of the addresses
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
      for (let round = 0; round < rounds && more && visit.calls.left > 1; round++) {
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
    throw new EncyclopediaFault(signal.aborted ? 'it took too long' : 'it can not be reached', { cause: fault })
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
