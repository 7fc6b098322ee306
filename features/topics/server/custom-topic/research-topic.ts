import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { jsonText } from '#kit/db/json-text.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import { openVisit } from '#outside/encyclopedia/wikipedia.ts'
import { researchTopic } from '../../contract.ts'
import { isLongEnough } from '../../rules/custom-topic/long-enough.ts'
import { customTopicWords } from '../../words.ts'
import type { CustomTopicDeps } from './custom-topic-deps.ts'
import type { Found } from './gather-facts.ts'
import { gatherFacts } from './gather-facts.ts'
import { isUnsuitable } from './is-unsuitable.ts'
import { neighboursOf } from './neighbours.ts'
import { findWizard, noteFound, putWizard } from './wizard.store.ts'

type Research = ReplyOf<typeof researchTopic>

/**
 * Researches the topic: by the words typed first, else by its name. Keeps the finding for creating the topic. Answers to
 * questions other than the last ones asked belong to another start: then only the name counts.
 */
export function researchTopicRoute(own: CustomTopicDeps): Route {
  return route(researchTopic, async ({ learnerId, body: { topicName, userResponses = [] } }) => {
    const answers = userResponses.map(({ answer }) => answer)
    const begun = (await findWizard.first(own.db, { learner: learnerId }))?.state
    const choicesOf = (question: string) => begun?.questions.find(asked => asked.question === question)?.choices
    if (userResponses.some(({ question, answer }) => !isLongEnough(answer, choicesOf(question))))
      return failed('answer_too_short')
    const goesOn = userResponses.some(({ question }) => begun?.questions.some(asked => asked.question === question))
    const typed = goesOn ? (begun?.topicArea.trim() ?? '') : ''
    if (await isUnsuitable(own, [typed, topicName, ...answers])) return failed('unsuitable_topic')
    const visit = openVisit(AbortSignal.timeout(own.patience))
    const areas = [...new Set([typed, topicName])].filter(area => area !== '')
    let found: Found | undefined
    for (const area of areas) found ??= await gatherFacts(own, area, { learnerId, answers }, visit)
    const research = found ? present(topicName, found) : await refusal(topicName, areas[0] ?? topicName, own, visit)
    const finding = found && { ...found, topicName, facts: undefined, sources: undefined }
    const shown = { step: 3, userResponses, topicName, research }
    const state = { topicArea: '', questions: [], ...shown }
    const kept = { learner: learnerId, found: finding ? jsonText(finding) : null, now: own.clock() }
    if (goesOn) await noteFound.run(own.db, { ...kept, shown: jsonText(shown) })
    else await putWizard.run(own.db, { ...kept, state: jsonText(state) })
    return research
  })
}

function present(topicName: string, { title, madeFrom, known, facts, sources }: Found): Research {
  const content = customTopicWords.madeFrom[madeFrom](title, known)
  return { topicName, found: true, madeFrom, facts, sources, content, neighbours: [] }
}

async function refusal(
  topicName: string,
  area: string,
  { topicSources }: CustomTopicDeps,
  visit: Visit,
): Promise<Research> {
  const neighbours = await neighboursOf(area, topicSources, visit)
  const content = neighbours.length > 0 ? customTopicWords.unknown(area) : customTopicWords.unknownAlone(area)
  return { topicName, found: false, facts: [], sources: [], content, neighbours }
}
