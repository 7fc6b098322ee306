import type { Gloss, GlossClass, GlossFamily } from '../gloss/gloss.ts'
import { glossLevel } from '../gloss/gloss-level.ts'
import { packFromGlosses } from '../gloss/pack-from-glosses.ts'
import type { Pack } from '../pack.ts'
import { collectTargets, type Tie, type TiedTarget } from './collect-targets.ts'
import type { Dictionary } from './dictionary.ts'
import { reach } from './kinship.ts'
import type { Topic } from './topic.ts'

/** A topic with fewer targets is not offered at all; with fewer than `enough` only as a small one. */
export const fewest = 8
export const enough = 15

/** A kind with at least this many kinds below it is a group. */
const groupSize = 2

const source = {
  id: 'wordnet',
  title: 'WordNet 3.1, Princeton University (a dictionary)',
  url: 'https://wordnet.princeton.edu',
}

const families: Readonly<Record<Tie, (topic: string) => Omit<GlossFamily, 'id'>>> = {
  kind: topic => ({
    forward: [`Which of these describes “{s}”, a kind of ${topic}?`, `What is “{s}”, a kind of ${topic}?`],
    inverse: [`Which kind of ${topic} is described as “{o}”?`, 'Which of these is described as “{o}”?'],
  }),
  single: topic => ({
    forward: [`Which of these describes {s}?`],
    inverse: [`Which ${topic} is described as “{o}”?`],
  }),
  part: topic => ({
    forward: [`Think of the parts of a ${topic}. Which of these describes “{s}”?`],
    inverse: [`Think of the parts of a ${topic}. Which one is described as “{o}”?`],
  }),
  mixed: () => ({
    forward: ['Which of these describes “{s}”?'],
    inverse: ['Which of these is described as “{o}”?'],
  }),
  named: () => ({
    forward: ['Which of these describes {s}?'],
    inverse: ['Which of these is described as “{o}”?'],
  }),
  field: topic => ({
    forward: [`In ${topic}, what does “{s}” mean?`],
    inverse: [`In ${topic}, which word means “{o}”?`],
  }),
}

/**
 * The nearest kind above a target that other targets share, so that wrong options are of the same kind. The kinds of which a topic of several is made
 * have nothing in common: a seabird's distractors are seabirds before they are sea urchins.
 */
function classesOf({ lexicon }: Dictionary, topic: Topic, targets: readonly TiedTarget[]) {
  const root = topic.id
  const label = (sense: number) => lexicon.names(sense)[0]?.text ?? ''
  const classes = new Map<string, GlossClass>([[root, { id: root, label: topic.title, plural: topic.title }]])
  const within = new Set(topic.roots.flatMap(at => [at, ...reach(lexicon, at, 'below')]))
  const add = (sense: number): string => {
    const id = lexicon.idOf(sense)
    if (classes.has(id)) return id
    classes.set(id, { id, label: label(sense), plural: label(sense) })
    const up = lexicon.linked(sense, 'above').find(above => within.has(above))
    const parent = up !== undefined ? add(up) : topic.label !== undefined ? root : undefined
    if (parent !== undefined) classes.set(id, { id, label: label(sense), plural: label(sense), parent })
    return id
  }
  const classOf = new Map(
    targets.map(({ sense }) => {
      const [first] = lexicon.linked(sense, 'above')
      const up = lexicon.linked(sense, 'above').find(above => within.has(above)) ?? first
      return [sense, up === undefined ? root : add(up)]
    }),
  )
  return { classes: [...classes.values()], classOf }
}

/** Ids of everything of which a sense is a kind or a part. */
const withinOf = ({ lexicon }: Dictionary, sense: number): string[] =>
  [...reach(lexicon, sense, 'above'), ...reach(lexicon, sense, 'wholes')].map(lexicon.idOf)

/** Ids of the targets that the reviewed list keeps away from one. */
function apartFrom(
  { lexicon, apartFrom: namesApart }: Dictionary,
  target: TiedTarget,
  targets: readonly TiedTarget[],
): string[] {
  const names = namesApart(target.term.toLowerCase())
  return targets
    .filter(other => other !== target && names.includes(other.term.toLowerCase()))
    .map(other => lexicon.idOf(other.sense))
}

/**
 * Writes down what the dictionary knows about a topic as an ordinary pack.
 * @returns undefined where fewer than eight targets remain
 */
export function dictionaryPack(
  dictionary: Dictionary,
  topic: Topic,
): { pack: Pack; targets: number; whole: boolean; reviewed: boolean } | undefined {
  const { lexicon } = dictionary
  const targets = collectTargets(dictionary, topic)
  if (targets.length < fewest) return undefined
  const { classes, classOf } = classesOf(dictionary, topic, targets)
  const glosses = targets.map(
    (target): Gloss => ({
      id: lexicon.idOf(target.sense),
      term: target.term,
      aka: target.aka,
      what: target.what,
      family: target.tie,
      class: classOf.get(target.sense) ?? topic.id,
      within: [...withinOf(dictionary, target.sense), ...apartFrom(dictionary, target, targets)],
      group: reach(lexicon, target.sense, 'below', groupSize).length >= groupSize,
      level: glossLevel(target.known, target.what),
      source: source.id,
    }),
  )
  const ties = Object.keys(families) as Tie[]
  const pack = packFromGlosses(
    {
      id: `dictionary/${topic.id}`,
      title: topic.title,
      version: '3.1',
      asOf: '2011-01-01',
      sources: [source],
      families: ties.map(tie => ({ id: tie, ...families[tie](topic.label ?? '') })),
      classes,
    },
    glosses,
  )
  return pack.facts.length < fewest
    ? undefined
    : { pack, targets: pack.facts.length, whole: pack.facts.length >= enough, reviewed: topic.reviewed }
}
