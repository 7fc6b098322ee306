import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { FindTopics } from '../topic.store.ts'
import type { TopicSource } from './topic-source.ts'

/** A request for questions about a topic, paid from this learner's budget. */
export interface ModelRequest {
  topicId: string
  learnerId: LearnerId
  /** Ids of facts that come first. */
  likes: readonly string[]
  /** No questions are added once models have written this many on the topic; no limit if left out. */
  enough?: number
}

/** A model that adds questions to pools, grounded on the facts of their topics. */
export interface ModelAuthor {
  /** Adds the questions that are ready in time and continues with the rest in the background. @returns how many were in time */
  now(request: ModelRequest, milliseconds: number): Promise<number>
  /** Adds questions in a background job; there is one job per topic at a time. */
  later(request: ModelRequest): Promise<void>
}

/** What custom topics need from the rest of the product. */
export interface CustomTopicDeps extends HandlerDeps {
  readonly findTopics: FindTopics
  /** Free time, and the number of custom topics of a free account. */
  readonly free: FreeTime
  /** Sources of topics that no reviewed pack has, in the order in which they are asked. */
  readonly topicSources: readonly TopicSource[]
  /** Makes sure that a topic has questions. @returns how many are in service */
  stock(topicId: string): Promise<number>
  /** The provider's moderation, where there is one. */
  readonly isHarmless?: ((texts: readonly string[], signal: AbortSignal) => Promise<boolean>) | undefined
  /** A model that adds questions, where one is configured. */
  readonly model: ModelAuthor | undefined
  /** Time limit of a call, in milliseconds; then it replies with what there is. */
  readonly patience: number
}
