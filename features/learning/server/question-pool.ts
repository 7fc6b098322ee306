import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { balanced } from '#authoring/rules/balance.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import type { Library } from '#authoring/server/library.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { addQuestions, findEdition, noteRefill, putEdition, putQuestions, withdrawOthers } from './pool.store.ts'

/** Stored questions, written before learners need them. */
export interface QuestionPool {
  /**
   * Ensures that a topic holds the library's current edition.
   *
   * @param signal aborts the writing when the questions are no longer wanted
   * @returns how many questions are in service
   */
  stock(topicId: string, signal?: AbortSignal): Promise<number>
  /** Adds one more series of computed questions; returns how many were new (none if the topic has only facts). */
  refill(topicId: string): Promise<number>
  /** Whether the topic can be refilled. */
  endless(topicId: string): boolean
}

/** Questions per insert. */
const chunkSize = 100

/**
 * Opens the pool, which is stocked once per edition. If two processes stock a topic at once, the work is done twice, but the unique
 * key on topic and fingerprint keeps questions from being stored twice.
 */
export function openQuestionPool(deps: HandlerDeps, library: Library): QuestionPool {
  const running = new Map<string, Promise<number>>()
  return {
    stock(topicId, signal) {
      const started = running.get(topicId)
      if (started) return started
      const work = stockTopic(deps, library, topicId, signal).finally(() => running.delete(topicId))
      running.set(topicId, work)
      return work
    },
    refill: topicId => refillTopic(deps, library, topicId),
    endless: topicId => library.endless(topicId),
  }
}

async function stockTopic(
  { db, clock }: HandlerDeps,
  library: Library,
  topicId: string,
  signal?: AbortSignal,
): Promise<number> {
  const pack = await madePack(db, topicId)
  const edition = library.edition(topicId, pack)
  const held = await findEdition.first(db, { topic: topicId })
  if (held?.edition === edition) return held.questions
  const refills = held?.refills ?? 0
  const drafts = new Map<string, Draft>()
  for (let series = 0; series <= refills; series++) {
    for (const draft of await written(library, topicId, series, pack, signal))
      drafts.set(draft.fingerprint, drafts.get(draft.fingerprint) ?? draft)
  }
  return await transaction(db, async client => {
    for (const part of inChunks([...drafts.values()])) await putQuestions.run(client, { topic: topicId, drafts: part })
    await withdrawOthers.run(client, { topic: topicId, fingerprints: [...drafts.keys()], now: clock() })
    const stocked = await putEdition.first(client, { topic: topicId, edition, now: clock(), refills })
    return stocked?.questions ?? 0
  })
}

async function refillTopic({ db, clock }: HandlerDeps, library: Library, topicId: string): Promise<number> {
  const held = await findEdition.first(db, { topic: topicId })
  if (!held || !library.endless(topicId)) return 0
  return await add(
    { db, clock },
    topicId,
    held.edition,
    await written(library, topicId, held.refills + 1),
    held.refills + 1,
  )
}

/** Adds drafts that passed the gate to a stocked topic's pool; returns how many were new. */
export async function addDrafts(deps: HandlerDeps, topicId: string, drafts: readonly Draft[]): Promise<number> {
  const held = await findEdition.first(deps.db, { topic: topicId })
  return held ? await add(deps, topicId, held.edition, drafts, held.refills) : 0
}

async function add(
  { db, clock }: HandlerDeps,
  topicId: string,
  edition: string,
  drafts: readonly Draft[],
  refills: number,
): Promise<number> {
  return await transaction(db, async client => {
    let added = 0
    for (const part of inChunks(drafts))
      added += (await addQuestions.run(client, { topic: topicId, drafts: part })).length
    if (added > 0) await noteRefill.run(client, { topic: topicId, edition, now: clock(), refills })
    return added
  })
}

/** All drafts of a series, balanced. Writing is CPU-bound, so it yields now and then to let other requests be served. */
async function written(
  library: Library,
  topicId: string,
  series: number,
  pack?: Pack,
  signal?: AbortSignal,
): Promise<Draft[]> {
  const drafts: Draft[] = []
  for (const draft of library.write(topicId, series, pack)) {
    drafts.push(draft)
    if (drafts.length % 20 === 0) await yieldToEventLoop()
    signal?.throwIfAborted()
  }
  return balanced(drafts)
}

function inChunks(drafts: readonly Draft[]): string[] {
  const count = Math.ceil(drafts.length / chunkSize)
  return Array.from({ length: count }, (_, i) => JSON.stringify(drafts.slice(i * chunkSize, (i + 1) * chunkSize)))
}
