/**
 * A pack: reviewed facts about one topic, from which the pack author writes questions.
 * The files are `content/packs/<topic>.json`; `pack.schema.ts` refuses a malformed one by name.
 */

import type { Figure } from './figures/figure.ts'

/** 1 easy (an eight-year-old), 2 medium, 3 hard, 4 expert. */
export type Level = 1 | 2 | 3 | 4

/** A page where a reader finds the fact. */
export interface Source {
  id: string
  title: string
  url: string
}

export interface PackClass {
  id: string
  /** Singular, with no article: `planet`. */
  label: string
  plural: string
  parent?: string
}

export interface Entity {
  id: string
  name: string
  /** Other names by which a reader may know it; never used as an option beside it. */
  aka?: string[]
  class: string
  /** One line that says what it is, for explanations. */
  gloss?: string
  /** Whether the name takes a plural verb, where its spelling does not show it (`krill`, `the Alps`). */
  plural?: boolean
  level: Level
}

export interface Relation {
  id: string
  /** Class of the subject. */
  domain: string
  /** What the object is: an entity of class `rangeClass`, a number, a year, or a text. */
  range: 'entity' | 'number' | 'year' | 'text'
  /** For `range: entity`: the class of the object. */
  rangeClass?: string
  /** For `range: number`: the unit, as printed after the number. */
  unit?: string
  /** A subject has exactly one object. */
  functional: boolean
  /** An object belongs to exactly one subject of the whole world, not only of this pack. */
  inverseFunctional: boolean
  /** What the pack does not say is false, so other objects of the pack may serve as wrong options. */
  closed: boolean
  templates: {
    /** Asks for the object: `Who wrote {s}?` */
    forward: string[]
    /** Asks for the subject: `Which of these did {o} write?` */
    inverse?: string[]
    /** Asks for the first or largest of four: `Which of these came first?` (years and numbers only). */
    order?: string[]
    /** Three have the object in common, one has not: `Which of these is NOT {o}?` */
    odd?: string[]
  }
  /** The fact as a sentence: `{o} wrote {s}.` */
  explain: string
}

export interface Fact {
  id: string
  /** Entity id. */
  s: string
  /** Relation id. */
  r: string
  /** Entity id, number, year (negative: BC) or text, by the relation's range. */
  o: string | number
  level: Level
  /** Source id. */
  source: string
  /** The question that asks for the object, where no template reads naturally: `When was the Peace of Westphalia signed?` */
  ask?: string
  /** One more true sentence, shown after the explanation. */
  note?: string
  /** Wrong objects that people really believe; used first as wrong options. */
  misconceptions?: { text: string; why: string }[]
  /** For facts that age: the year they were true. */
  asOf?: number
}

/** A question written by hand around one fact, with a reason for each wrong option. */
export interface WrittenItem {
  id: string
  level: Level
  /** Recall asks for the fact, apply asks to use it in a situation. */
  skill: 'recall' | 'apply'
  stem: string
  /** A picture that goes with the stem and does not show the key. */
  figure?: Figure
  key: string
  /** At least three, at most five. `why` says what is true of this option instead. */
  distractors: { text: string; why: string }[]
  /** Why the key is right; contains or restates it. */
  explanation: string
  /** Source id. */
  source: string
  asOf?: number
  /** What the item is about, one or two words: two items with the same idea are never asked side by side. */
  idea: string
}

/** How a topic that learners type themselves is found and introduced. */
export interface Atlas {
  /** What the topic is, in a few words that distinguish it from topics of the same name: `the big cats of Africa and Asia`. */
  about: string
  /** What people type who mean it, in small letters; the title need not be repeated. Where two packs share a word, the learner is asked which is meant. */
  aliases: string[]
  /** Names of atlas packs that a learner who likes this one may like too. */
  neighbours: string[]
  /** Three to five questions about what the learner likes about it. */
  interests: { question: string; placeholder: string }[]
}

export interface Pack {
  id: string
  title: string
  version: string
  /** ISO date of the last review. */
  asOf: string
  audience: 'child' | 'general'
  sources: Source[]
  classes: PackClass[]
  entities: Entity[]
  relations: Relation[]
  facts: Fact[]
  items: WrittenItem[]
  /** Pairs of names that are never options together (near-synonyms). */
  avoid?: [string, string][]
  /** Words that the safety list would refuse but that are right here (`Moby-Dick`). */
  allowWords?: string[]
  /** For packs without review: where their facts come from. */
  madeFrom?: 'encyclopedia' | 'dictionary'
  /** Only in packs of the atlas. */
  atlas?: Atlas
}
