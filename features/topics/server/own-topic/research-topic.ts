import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { jsonText } from '#kit/db/json-text.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { researchTopic } from '../../contract.ts'
import { ownTopicWords } from '../../words.ts'
import type { Found } from './find-out.ts'
import { findOut } from './find-out.ts'
import { isUnfit } from './is-unfit.ts'
import { neighboursOf } from './neighbours.ts'
import type { OwnTopics } from './own-topic.ts'
import { findWizard, noteFound } from './wizard.store.ts'

type Research = ReplyOf<typeof researchTopic>

/** Finds out about the topic: by what was typed first, else by the name that it got. Keeps what was found for making the topic. */
export function researchTopicRoute(own: OwnTopics): Route {
  return route(researchTopic, async ({ accountId, body: { topicName, userResponses = [] } }) => {
    const answers = userResponses.map(({ answer }) => answer)
    if (await isUnfit(own, [topicName, ...answers])) return failed('unsuitable_topic')
    const typed = (await findWizard.first(own.db, [accountId]))?.state.topicArea ?? ''
    const signal = AbortSignal.timeout(own.patience)
    const areas = [...new Set([typed.trim(), topicName])].filter(area => area !== '')
    let found: Found | undefined
    for (const area of areas) found ??= await findOut(own, area, { learnerId: accountId, answers }, own.knowers, signal)
    const research: Research = found ? present(topicName, found) : await refusal(topicName, areas[0] ?? topicName, own)
    const finding = found && { ...found, topicName, facts: undefined, sources: undefined }
    const shown = { step: 3, userResponses, topicName, research }
    const state = { topicArea: typed, questions: [], ...shown }
    await noteFound.run(own.db, [
      accountId,
      jsonText(typed === '' ? state : shown),
      finding ? jsonText(finding) : null,
      own.clock(),
    ])
    return research
  })
}

function present(topicName: string, { title, madeFrom, known, facts, sources }: Found): Research {
  const content = ownTopicWords.madeFrom[madeFrom](title, known)
  return { topicName, found: true, madeFrom, facts, sources, content, neighbours: [] }
}

async function refusal(topicName: string, area: string, { knowers }: OwnTopics): Promise<Research> {
  const neighbours = await neighboursOf(area, knowers)
  const content = neighbours.length > 0 ? ownTopicWords.unknown(area) : ownTopicWords.unknownAlone(area)
  return { topicName, found: false, facts: [], sources: [], content, neighbours }
}
