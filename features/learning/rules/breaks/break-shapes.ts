import * as z from 'zod'
import type { BreakKind } from './break-kinds.ts'

const sources = z.array(z.object({ title: z.string(), url: z.string() }))

/** The reply shape of each kind of break; a kind made without facts carries nothing but its name. */
export const breakShapes = {
  achievement: shapeOf('achievement', {}),
  'energy-boost': shapeOf('energy-boost', {}),
  'brain-break': shapeOf('brain-break', {}),
  'creature-play': shapeOf('creature-play', {}),
  fact: shapeOf('fact', { text: z.string(), sources }),
  article: shapeOf('article', { title: z.string(), paragraphs: z.array(z.string()), sources }),
  diagram: shapeOf('diagram', {
    /** In order of years, side by side, or as parts of the whole that the title names. */
    form: z.enum(['timeline', 'comparison', 'parts']),
    /** What the items are, or the whole that they belong to. */
    title: z.string(),
    /** `label` is the year or measure as printed, `value` the same as a number, `text` the fact as a sentence. */
    items: z.array(
      z.object({ name: z.string(), text: z.string(), label: z.optional(z.string()), value: z.optional(z.number()) }),
    ),
    sources,
  }),
  interactive: shapeOf('interactive', {
    /** What makes two a pair, as a question with a gap. */
    title: z.string(),
    /** Each `left` belongs to its `right` and to no other; `sentence` is shown when the pair is found. */
    pairs: z.array(z.object({ left: z.string(), right: z.string(), sentence: z.string() })),
    /** All right sides, in the order in which they are shown. */
    rights: z.array(z.string()),
    sources,
  }),
} satisfies { [K in BreakKind]: { shape: { kind: z.ZodLiteral<K> } } }

function shapeOf<K extends BreakKind, F extends z.core.$ZodShape>(kind: K, fields: F) {
  return z.object({ id: z.string(), kind: z.literal(kind), ...fields })
}

/** A break of any kind, as offered. */
export const offeredBreak = z.union(Object.values(breakShapes))

/** What a break of one kind shows; the handler adds its id. */
export type BreakContentOf<K extends BreakKind> = Omit<z.output<(typeof breakShapes)[K]>, 'id'>

/** What a break of any kind shows. */
export type BreakContent = { [K in BreakKind]: BreakContentOf<K> }[BreakKind]
