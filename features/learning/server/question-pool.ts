import { setImmediate as breathe } from 'node:timers/promises'
import { balanced } from '#authoring/rules/balance.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Pack } from '#authoring/rules/pack.ts'
import type { Library } from '#authoring/server/library.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import { transaction } from '#kit/db/transaction.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { addQuestions, findEdition, noteRefill, putEdition, putQuestions, withdrawOthers } from './pool.store.ts'

/** Stored questions, made ahead of the learners who will meet them. */
export interface QuestionPool {
  /**
   * Makes sure that a topic holds the library's present edition; answers how many questions are in service.
   *
   * @param signal ends the writing of questions that nobody waits for
   */
  stock(topicId: string, signal?: AbortSignal): Promise<number>
  /** Adds one more series of computed questions; answers how many came new (none where a topic has only facts). */
  refill(topicId: string): Promise<number>
  /** Whether a refill of the topic brings anything. */
  endless(topicId: string): boolean
}

const batch = 100

/**
 * A pool that is stocked once for each edition. Two processes may stock at the same time: the unique key of topic and
 * fingerprint makes that twice the work, never twice the questions.
 */
export function openQuestionPool(deps: HandlerDeps, library: Library): QuestionPool {
  const underWay = new Map<string, Promise<number>>()
  return {
    stock(topicId, signal) {
      const running = underWay.get(topicId)
      if (running) return running
      const work = stockTopic(deps, library, topicId, signal).finally(() => underWay.delete(topicId))
      underWay.set(topicId, work)
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
    for (const part of inBatches([...drafts.values()])) await putQuestions.run(client, { topic: topicId, drafts: part })
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

/** Adds drafts that passed the gate to a topic's pool, where it is stocked; answers how many came new. */
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
    for (const part of inBatches(drafts))
      added += (await addQuestions.run(client, { topic: topicId, drafts: part })).length
    if (added > 0) await noteRefill.run(client, { topic: topicId, edition, now: clock(), refills })
    return added
  })
}

/** All drafts of a series, balanced. Writing is pure arithmetic: without a breath now and then nobody else would be served meanwhile. */
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
    if (drafts.length % 20 === 0) await breathe()
    signal?.throwIfAborted()
  }
  return balanced(drafts)
}

function inBatches(drafts: readonly Draft[]): string[] {
  const count = Math.ceil(drafts.length / batch)
  return Array.from({ length: count }, (_, i) => JSON.stringify(drafts.slice(i * batch, (i + 1) * batch)))
}
