import * as z from 'zod'

const label = z.string().min(1).max(20, 'a label in a figure has at most 20 letters')

/** The kinds of figure that a hand-written question may carry: those that need no geometry. */
export const packFigure = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('swatches'),
    colours: z
      .array(z.strictObject({ hex: z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #1f4e9e'), label }))
      .min(2)
      .max(5, 'five patches of colour are enough'),
  }),
  z.strictObject({
    kind: z.literal('bar-chart'),
    title: z.optional(z.string().min(1).max(32, 'the title of a chart has at most 32 letters')),
    bars: z
      .array(z.strictObject({ value: z.number().min(0), label: z.optional(label) }))
      .min(2)
      .max(6, 'six bars are enough'),
  }),
])
