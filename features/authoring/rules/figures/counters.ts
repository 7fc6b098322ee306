import type { CounterColour, CountersFigure } from './figure.ts'
import { colours, disc, rect, text } from './marks.ts'

const fills: Readonly<Record<CounterColour, string>> = {
  red: '#d9584f',
  blue: '#4f86c9',
  green: '#56a36c',
  yellow: '#f0c64a',
  white: '#ffffff',
  purple: '#8a63b8',
  orange: '#ec9440',
}

const inRow = 8

/** One or two rows for each colour, with its count beside it. */
export function drawCounters({ groups }: CountersFigure): string[] {
  const rows = groups.flatMap(({ colour, count }) =>
    Array.from({ length: Math.ceil(count / inRow) }, (_, row) => ({
      colour,
      count: Math.min(inRow, count - row * inRow),
      label: row === 0 ? `${count} ${colour}` : '',
    })),
  )
  const gap = Math.min(58, 176 / rows.length)
  const start = 112.5 - ((rows.length - 1) * gap) / 2
  return [
    rect([20, start - 32], 256, (rows.length - 1) * gap + 64, { fill: '#f3eadb', round: 22 }),
    ...rows.flatMap(({ colour, count, label }, row) => [
      ...Array.from({ length: count }, (_, i) =>
        disc([44 + i * 29.5, start + row * gap], 12.5, { fill: fills[colour], stroke: colours.ink, width: 2 }),
      ),
      label === '' ? '' : text([288, start + row * gap], label, { size: 19, anchor: 'start' }),
    ]),
  ]
}
