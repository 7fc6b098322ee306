import { hash32 } from '#kit/random/dice.ts'
import type { TextModel } from '#outside/model/text-model.ts'
import type { ExtractedFact, Page } from '../../rules/model/ask-for-facts.ts'
import { askForFacts, extractedFact } from '../../rules/model/ask-for-facts.ts'
import type { QuestionRequest } from '../../rules/model/ask-for-questions.ts'
import type { GroundFact } from '../../rules/model/ground-fact.ts'
import { plainPage } from '../../rules/model/plain-page.ts'
import { whyUnsound } from '../../rules/model/sound-fact.ts'
import { newSeal } from './new-seal.ts'

const milliseconds = 8000

/**
 * Facts that a model picks out of a page that we fetched, each with words that the page really says; its source is the
 * page, whatever the page or the model claims. The model that reads the page writes no questions: those that do see the
 * facts alone. There is no research without a page, as nothing is invented.
 *
 * @returns what was found until it broke off or the signal ended it
 * @throws where nothing was found because of a fault
 */
export async function researchWithModel(
  model: TextModel,
  request: QuestionRequest,
  { title, url, content }: Page,
  signal: AbortSignal,
): Promise<GroundFact[]> {
  const page = plainPage(content)
  const seal = newSeal()
  const found = new Map<string, GroundFact>()
  const within = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)])
  try {
    const ask = { ...askForFacts(request, title, page, seal), signal: within }
    for await (const each of model.elements(ask, extractedFact)) {
      const { fact, quote }: ExtractedFact = { fact: seal.open(each.fact), quote: seal.open(each.quote) }
      if (whyUnsound({ fact, quote }, { page, title, topic: request.topic }) !== undefined) continue
      const id = `page:${hash32(`${url} ${fact}`).toString(36)}`
      found.set(id, { id, text: fact, source: { title, url } })
    }
  } catch (fault) {
    if (found.size === 0) throw fault
  }
  return [...found.values()]
}
