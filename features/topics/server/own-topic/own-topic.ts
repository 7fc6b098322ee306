import type { House } from '#account/server/house.ts'
import type { Knower } from './knower.ts'

/** What making own topics asks of the rest of the product. */
export interface OwnTopics extends House {
  /** Whoever knows of topics that no reviewed pack holds, in the order in which they are asked. */
  readonly knowers: readonly Knower[]
  /** Makes sure that the questions of a topic are there; answers how many are in service. */
  stock(topicId: string): Promise<number>
  /** Milliseconds after which a call answers with what there is. */
  readonly patience: number
}
