import type { Level } from '../pack.ts'

/** One thing and what it is, as a reference work says it; what a dictionary and an encyclopedia have in common. */
export interface Gloss {
  id: string
  /** Its name as a learner reads it: `Siberian husky`. */
  term: string
  /** Other names; never an option beside it. */
  aka: readonly string[]
  /** What it is, one line, no full stop: `breed of sled dog developed in northeastern Siberia`. */
  what: string
  /** Id of a `GlossFamily`: glosses of one family are asked in the same words and are wrong options for one another. */
  family: string
  /** Id of a `GlossClass`: the closer two classes, the sooner one is a wrong option for the other. */
  class: string
  /** Ids of glosses of which this one is a kind or a part: what they say is true of it too, so they are never options beside it. */
  within: readonly string[]
  /** Names a group of things (`terrier`), so its description is close to those of many others: groups are options only beside groups. */
  group: boolean
  level: Level
  /** Id of a source. */
  source: string
}

export interface GlossClass {
  id: string
  label: string
  plural: string
  parent?: string
}

/** How the glosses of one family are asked for. `{s}` is the term, `{o}` what it is. */
export interface GlossFamily {
  id: string
  /** Asks what the term is. */
  forward: readonly string[]
  /** Asks for the term. */
  inverse: readonly string[]
}
