import type { House } from '#account/server/house.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { Knower } from './knower.ts'

/** What a model is asked for: questions about a topic, paid out of this learner's budget. */
export interface ModelWish {
  topicId: string
  learnerId: string
  likes: readonly string[]
  /** Where models have written so many questions on the topic already, none are added; unless given, always. */
  enough?: number
}

export interface Model {
  now(wish: ModelWish, milliseconds: number): Promise<number>
  later(wish: ModelWish): Promise<void>
}

/** What making own topics asks of the rest of the product. */
export interface OwnTopics extends House {
  /** Who is free to learn; a free account makes so many topics of its own and no more. */
  readonly free: FreeTime
  /** Whoever knows of topics that no reviewed pack holds, in the order in which they are asked. */
  readonly knowers: readonly Knower[]
  /** Makes sure that the questions of a topic are there; answers how many are in service. */
  stock(topicId: string): Promise<number>
  /** A provider's own look at what was typed, where there is one. */
  readonly isHarmless?: ((texts: readonly string[], signal: AbortSignal) => Promise<boolean>) | undefined
  /** A model that adds questions where one is configured: within some milliseconds, and in the background. */
  readonly model: Model | undefined
  /** Milliseconds after which a call answers with what there is. */
  readonly patience: number
}
