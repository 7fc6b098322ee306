import type { FractionBarsFigure } from './figure.ts'
import { colours, fractionText, line, rect } from './marks.ts'

const fills = [colours.violet, colours.apricot] as const
const washes = [colours.wash, colours.apricotWash] as const

/** Bars of one length below each other, so that their parts can be compared. */
export function drawFractionBars({ bars }: FractionBarsFigure): string[] {
  const labelled = bars.some(bar => bar.label !== undefined)
  const left = labelled ? 84 : 32
  const width = 368 - left
  const height = bars.length === 1 ? 74 : 58
  const gap = 34
  const start = (225 - bars.length * height - (bars.length - 1) * gap) / 2
  return bars.flatMap(({ parts, filled, label }, row) => {
    const y = start + row * (height + gap)
    const part = width / parts
    const cuts = Array.from({ length: parts - 1 }, (_, i) => left + part * (i + 1))
    return [
      rect([left, y], width, height, { fill: washes[row % 2] ?? colours.wash }),
      filled === 0 ? '' : rect([left, y], part * filled, height, { fill: fills[row % 2] ?? colours.violet }),
      ...cuts.map(x => line([x, y], [x, y + height], colours.ink, 1.5)),
      rect([left, y], width, height, { stroke: colours.ink, width: 3, round: 4 }),
      label === undefined ? '' : fractionText([48, y + height / 2], label, 22),
    ]
  })
}
