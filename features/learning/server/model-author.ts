import { wantsModelText } from '#account/server/model-text.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { rememberWritten } from '#authoring/rules/gate/duplicate.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import { briefFromPack } from '#authoring/server/model/brief-from-pack.ts'
import { gatherUntil } from '#authoring/server/model/gather-until.ts'
import type { Writers } from '#authoring/server/model/write-with-model.ts'
import { writeWithModel } from '#authoring/server/model/write-with-model.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { ModelAuthor, ModelRequest } from '#topics/server/custom-topic/custom-topic-deps.ts'
import { findDrafts } from './pool.store.ts'
import { addDrafts } from './question-pool.ts'

/** The models that write and check, and who is told where they fail. */
export interface ModelDesk {
  /** Paid out of this learner's budget. */
  writersFor(learnerId: number): Writers
  report(fault: unknown): void
}

/** So many are asked for at once. */
const set = 15
/** Milliseconds that writing in the background may take. */
const longest = 120_000
const queue = 'write-with-model'

/**
 * Nothing that a learner wrote reaches the model here: the pool belongs to all learners of the topic. What they like only
 * chooses among its facts. For whom a grown-up has switched models off none is asked.
 */
export function openModelAuthor(deps: HandlerDeps, jobs: Jobs, desk: ModelDesk): ModelAuthor {
  const { db } = deps
  const drafts = async ({ topicId, learnerId, likes, enough }: ModelRequest, signal: AbortSignal) => {
    if (!(await wantsModelText(db, learnerId))) return undefined
    const pack = packOf(topicId) ?? (await madePack(db, topicId))
    if (!pack) return undefined
    const written = rememberWritten()
    const held = await findDrafts.run(db, { topic: topicId })
    const byModels = held.filter(({ draft }) => draft.author === 'model').length
    if (enough !== undefined && byModels >= enough) return undefined
    for (const { draft } of held) written.add(draft)
    const wish = { topic: pack.title, answers: [], likes, count: set, seed: `${topicId} ${held.length}` }
    return writeWithModel(desk.writersFor(learnerId), briefFromPack(pack, wish, written), signal)
  }
  const keepAll = async (topicId: string, from: AsyncIterable<Draft>) => {
    try {
      for await (const draft of from) await addDrafts(deps, topicId, [draft])
    } catch (fault) {
      desk.report(fault)
    }
  }
  jobs.handle<ModelRequest>(queue, async wish => {
    const written = await drafts(wish, AbortSignal.timeout(longest))
    if (written) await keepAll(wish.topicId, written)
  })
  return {
    async now(wish, milliseconds) {
      const written = await drafts(wish, AbortSignal.timeout(longest))
      if (!written) return 0
      const { inTime, fault, rest } = await gatherUntil(written, set, milliseconds)
      if (fault) desk.report(fault)
      const added = await addDrafts(deps, wish.topicId, inTime)
      void keepAll(wish.topicId, rest)
      return added
    },
    later: wish => jobs.send(queue, wish, wish.topicId, 0),
  }
}
