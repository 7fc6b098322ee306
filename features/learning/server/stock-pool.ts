import { setImmediate as breathe } from 'node:timers/promises'
import type { House } from '#account/server/house.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Library } from '#authoring/server/library.ts'
import { transaction } from '#kit/db/transaction.ts'
import { findEdition, putEdition, putQuestions, withdrawOthers } from './pool.store.ts'

/** Stored questions, made ahead of the learners who will meet them. */
export interface Pool {
  /** Makes sure that a topic holds the library's present edition; answers how many questions are in service. */
  stock(topicId: string): Promise<number>
}

const batch = 100

/**
 * A pool that is stocked once for each edition. Two processes may stock at the same time: the unique key of topic and
 * fingerprint makes that twice the work, never twice the questions.
 */
export function openPool({ db, clock }: House, library: Library): Pool {
  const underWay = new Map<string, Promise<number>>()
  return {
    stock(topicId) {
      const running = underWay.get(topicId)
      if (running) return running
      const work = stockTopic({ db, clock }, library, topicId).finally(() => underWay.delete(topicId))
      underWay.set(topicId, work)
      return work
    },
  }
}

async function stockTopic({ db, clock }: House, library: Library, topicId: string): Promise<number> {
  const edition = library.edition(topicId)
  const held = await findEdition.first(db, [topicId])
  if (held?.edition === edition) return held.questions
  const drafts: Draft[] = []
  for (const draft of library.write(topicId)) {
    drafts.push(draft)
    // Writing is pure arithmetic: without a breath now and then nobody else would be served meanwhile.
    if (drafts.length % 20 === 0) await breathe()
  }
  return await transaction(db, async client => {
    for (let from = 0; from < drafts.length; from += batch) {
      await putQuestions.run(client, [topicId, JSON.stringify(drafts.slice(from, from + batch))])
    }
    await withdrawOthers.run(client, [topicId, drafts.map(draft => draft.fingerprint), clock()])
    const stocked = await putEdition.first(client, [topicId, edition, clock()])
    return stocked?.questions ?? 0
  })
}
