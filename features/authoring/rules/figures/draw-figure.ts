import { drawAngle } from './angle.ts'
import { drawBarChart } from './bar-chart.ts'
import { drawBox } from './box.ts'
import { drawCircle } from './circle.ts'
import { drawClock } from './clock.ts'
import { drawCounters } from './counters.ts'
import { describeFigure } from './describe-figure.ts'
import type { Figure } from './figure.ts'
import { drawFractionBars } from './fraction-bars.ts'
import { drawGrid } from './grid.ts'
import { sheet } from './marks.ts'
import { drawNumberLine } from './number-line.ts'
import { drawRectangle } from './rectangle.ts'
import { drawRhythm } from './rhythm.ts'
import { drawStaff } from './staff.ts'
import { drawSwatches } from './swatches.ts'
import { drawTriangle } from './triangle.ts'

const artists: { readonly [K in Figure['kind']]: (figure: Extract<Figure, { kind: K }>) => string[] } = {
  triangle: drawTriangle,
  rectangle: drawRectangle,
  circle: drawCircle,
  box: drawBox,
  angle: drawAngle,
  'fraction-bars': drawFractionBars,
  'number-line': drawNumberLine,
  'bar-chart': drawBarChart,
  clock: drawClock,
  grid: drawGrid,
  counters: drawCounters,
  staff: drawStaff,
  rhythm: drawRhythm,
  swatches: drawSwatches,
}

/** The figure as an SVG document of 400 × 225 on its own card of paper; the same figure gives the same text. */
export function drawFigure(figure: Figure): string {
  const draw = artists[figure.kind] as (figure: Figure) => string[]
  return sheet(describeFigure(figure), draw(figure))
}
