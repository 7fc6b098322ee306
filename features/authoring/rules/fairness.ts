import type { Places } from './places.ts'

/**
 * Makes the key take every rank equally often over a pool: the smallest number as often as the largest, the longest text as often
 * as the shortest. Authors weigh its cost against the other qualities of a set of distractors.
 */
export interface Fairness {
  /** How much these ranks would add to the present imbalance; 0 or more. */
  cost(places: Places): number
  /** Records an accepted question with these ranks. */
  took(places: Places): void
}

/** No balancing: for single questions. */
export const unweighed: Fairness = { cost: () => 0, took: () => undefined }

type Counts = Record<keyof Places, number[]>

const noCounts = (): Counts => ({ value: [0, 0, 0, 0], likeness: [0, 0, 0, 0], length: [0, 0, 0, 0] })
const features: readonly (keyof Places)[] = ['value', 'likeness', 'length']

/** The cost of one question too many at a rank, in units of one distractor note: little within one family, more over the topic. */
const weights = { slot: 0.18, topic: 0.3 } as const

const excess = (counts: readonly number[], place: number): number => (counts[place] ?? 0) - Math.min(...counts)

/** Fairness for a topic; `forSlot` gives each family or fact its own share of it. */
export function topicFairness(): { forSlot(): Fairness } {
  const topic = noCounts()
  return {
    forSlot() {
      const slot = noCounts()
      return {
        cost(places) {
          let sum = 0
          for (const feature of features) {
            const place = places[feature]
            if (place !== undefined)
              sum += weights.slot * excess(slot[feature], place) + weights.topic * excess(topic[feature], place)
          }
          return sum
        },
        took(places) {
          for (const feature of features) {
            const place = places[feature]
            if (place === undefined) continue
            for (const counts of [slot[feature], topic[feature]]) counts[place] = (counts[place] ?? 0) + 1
          }
        },
      }
    },
  }
}
