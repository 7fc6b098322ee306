import type { FastifyBaseLogger } from 'fastify'
import { wantsModelText } from '#account/server/model-text.ts'
import type { Page } from '#authoring/rules/model/ask-for-facts.ts'
import { openDictionary } from '#authoring/server/dictionary.ts'
import { keptPages } from '#authoring/server/kept-pages.ts'
import { researchWithModel } from '#authoring/server/model/research-with-model.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { openModelAuthor } from '#learning/server/model-author.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import { openModelBudget } from '#membership/server/model-budget.ts'
import { openWikipedia } from '#outside/encyclopedia/wikipedia.ts'
import { openTextModel } from '#outside/model/ai-text-model.ts'
import { isHarmlessText } from '#outside/model/moderate-text.ts'
import { openPainter } from '#outside/model/painter.ts'
import type { Speech } from '#pet/server/model-line.ts'
import type { Paintings } from '#pet/server/paint-pictures.ts'
import type { ModelAuthor } from '#topics/server/custom-topic/custom-topic-deps.ts'
import { dictionarySource } from '#topics/server/custom-topic/dictionary-source.ts'
import { encyclopediaSource } from '#topics/server/custom-topic/encyclopedia-source.ts'
import type { TopicSource } from '#topics/server/custom-topic/topic-source.ts'
import type { Settings } from './settings.ts'

/** Sources for topics that no reviewed pack covers: Wikipedia first, the dictionary last. */
export function topicSourcesOf(deps: HandlerDeps, settings: Settings, log: FastifyBaseLogger): TopicSource[] {
  const { wikipedia, dictionary, data, model, modelLimits } = settings
  const { urls, contact } = wikipedia
  const complain = (err: Error) => log.warn({ err }, 'Wikipedia could not be asked')
  const reader = model && openTextModel(model, model.model)
  const budget = openModelBudget(deps, modelLimits)
  // Results are shared by all learners of a topic, so nothing that one learner wrote goes into them.
  const pick =
    reader &&
    (async (page: Page, learnerId: LearnerId, signal: AbortSignal) =>
      (await wantsModelText(deps.db, learnerId))
        ? await researchWithModel(budget.for(learnerId, reader), { topic: page.title, likes: [] }, page, signal)
        : [])
  return [
    ...(contact
      ? openWikipedia({ urls, contact }, keptPages(deps)).map((edition, place) =>
          encyclopediaSource(edition, place, deps.clock, complain, pick),
        )
      : []),
    ...(dictionary
      ? [
          dictionarySource(
            () => openDictionary(data.dir),
            err => log.warn({ err }, 'no dictionary'),
          ),
        ]
      : []),
  ]
}

/** The picture painter and its limits; undefined if pictures are drawn. */
export function paintingsOf({ model, pictures }: Settings): Paintings | undefined {
  const painter = openPainter(model)
  return painter && { painter, mostEach: pictures.perLearner, mostInAll: pictures.formatTotals }
}

/** The provider's moderation, if it has one. */
export const harmlessBy = (model: NonNullable<Settings['model']>) => (texts: readonly string[], signal: AbortSignal) =>
  isHarmlessText(model, texts, signal)

/** The model that adds questions to pools; undefined if none is configured. */
export function modelAuthorOf(
  deps: HandlerDeps,
  jobs: Jobs,
  { model, modelLimits }: Settings,
  log: FastifyBaseLogger,
): ModelAuthor | undefined {
  if (!model) return undefined
  const budget = openModelBudget(deps, modelLimits)
  const [writer, verifier] = [model.model, model.verifier].map(name => openTextModel(model, name))
  if (!writer || !verifier) return undefined
  return openModelAuthor(deps, jobs, {
    writersFor: learnerId => ({
      writer: budget.for(learnerId, writer),
      verifier: budget.for(learnerId, verifier),
      isHarmless: harmlessBy(model),
    }),
    report: err => log.warn({ err }, 'the model wrote no questions'),
  })
}

/** The model that writes lines for pets; undefined if only the built-in ones are used. */
export function speechOf(
  deps: HandlerDeps,
  { model, modelLimits }: Settings,
  free: FreeTime,
  log: FastifyBaseLogger,
): Speech | undefined {
  if (!model) return undefined
  return {
    model: openTextModel(model, model.model),
    budget: openModelBudget(deps, modelLimits),
    mostTalks: free.talks,
    isHarmless: harmlessBy(model),
    report: err => log.warn({ err }, 'the pet could not think of a line of its own'),
  }
}
