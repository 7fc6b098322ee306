import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { FindTopics } from '../topic.store.ts'
import type { TopicSource } from './topic-source.ts'

/** What a model is asked for: questions about a topic, paid out of this learner's budget. */
export interface ModelRequest {
  topicId: string
  learnerId: number
  /** Ids of facts that come first. */
  likes: readonly string[]
  /** Where models have written so many questions on the topic already, none are added; unless given, always. */
  enough?: number
}

/** A model that adds questions to pools, grounded on the facts of their topics. */
export interface ModelAuthor {
  /** Adds what passes within this time, and goes on in the background with the rest; answers how many came in time. */
  now(wish: ModelRequest, milliseconds: number): Promise<number>
  /** Adds questions when a server finds the time. Of many who ask for one topic one is heard. */
  later(wish: ModelRequest): Promise<void>
}

/** What making own topics asks of the rest of the product. */
export interface CustomTopicDeps extends HandlerDeps {
  readonly findTopics: FindTopics
  /** Who is free to learn; a free account makes so many topics of its own and no more. */
  readonly free: FreeTime
  /** Whoever knows of topics that no reviewed pack holds, in the order in which they are asked. */
  readonly topicSources: readonly TopicSource[]
  /** Makes sure that the questions of a topic are there; answers how many are in service. */
  stock(topicId: string): Promise<number>
  /** A provider's own look at what was typed, where there is one. */
  readonly isHarmless?: ((texts: readonly string[], signal: AbortSignal) => Promise<boolean>) | undefined
  /** A model that adds questions where one is configured: within some milliseconds, and in the background. */
  readonly model: ModelAuthor | undefined
  /** Milliseconds after which a call answers with what there is. */
  readonly patience: number
}
