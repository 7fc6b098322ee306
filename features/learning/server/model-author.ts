import { wantsModelText } from '#account/server/model-text.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { rememberWritten } from '#authoring/rules/gate/duplicate.ts'
import { packOf } from '#authoring/server/load-packs.ts'
import { madePack } from '#authoring/server/made-pack.ts'
import { briefFromPack } from '#authoring/server/model/brief-from-pack.ts'
import { gatherUntil } from '#authoring/server/model/gather-until.ts'
import type { Writers } from '#authoring/server/model/write-with-model.ts'
import { writeWithModel } from '#authoring/server/model/write-with-model.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { ModelAuthor, ModelRequest } from '#topics/server/custom-topic/custom-topic-deps.ts'
import { findDrafts } from './pool.store.ts'
import { addDrafts } from './question-pool.ts'

/** The models that write and check questions, and where their failures are reported. */
export interface ModelAccess {
  /** Models paid for by this learner's budget. */
  writersFor(learnerId: LearnerId): Writers
  report(fault: unknown): void
}

/** Questions requested at once. */
const setSize = 15
/** Milliseconds; time limit for writing in the background. */
const timeLimit = 120_000
const queue = 'write-with-model'

/**
 * Opens the author that writes questions with a model. Nothing a learner wrote reaches the model, as the pool is shared by all
 * learners of the topic; what they like only selects among its facts. No model is used for a learner whose grown-up has switched
 * models off.
 */
export function openModelAuthor(deps: HandlerDeps, jobs: Jobs, models: ModelAccess): ModelAuthor {
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
    const order = { topic: pack.title, answers: [], likes, count: setSize, seed: `${topicId} ${held.length}` }
    return writeWithModel(models.writersFor(learnerId), briefFromPack(pack, order, written), signal)
  }
  const keepAll = async (topicId: string, from: AsyncIterable<Draft>) => {
    try {
      for await (const draft of from) await addDrafts(deps, topicId, [draft])
    } catch (fault) {
      models.report(fault)
    }
  }
  jobs.handle<ModelRequest>(queue, async request => {
    const written = await drafts(request, AbortSignal.timeout(timeLimit))
    if (written) await keepAll(request.topicId, written)
  })
  return {
    async now(request, milliseconds) {
      const written = await drafts(request, AbortSignal.timeout(timeLimit))
      if (!written) return 0
      const { inTime, fault, rest } = await gatherUntil(written, setSize, milliseconds)
      if (fault) models.report(fault)
      const added = await addDrafts(deps, request.topicId, inTime)
      void keepAll(request.topicId, rest)
      return added
    },
    later: request => jobs.send(queue, request, request.topicId, 0),
  }
}
