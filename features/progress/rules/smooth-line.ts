/** A point of a chart. */
export interface Point {
  x: number
  y: number
}

/**
 * A line through points from left to right as the `d` of an SVG path: cubic pieces that rise and fall only where the
 * points do, so that the line never shows what was not measured (Fritsch and Carlson 1980, with the harmonic mean of
 * Fritsch and Butland 1984 as slope).
 */
export function smoothLine(points: readonly Point[]): string {
  const [first] = points
  if (!first) return ''
  const slopes = slopesOf(points)
  const pieces = points.slice(1).map((to, i) => {
    const from = points[i] ?? first
    const third = (to.x - from.x) / 3
    const control1 = `${round(from.x + third)} ${round(from.y + third * (slopes[i] ?? 0))}`
    const control2 = `${round(to.x - third)} ${round(to.y - third * (slopes[i + 1] ?? 0))}`
    return `C${control1} ${control2} ${round(to.x)} ${round(to.y)}`
  })
  return `M${round(first.x)} ${round(first.y)}${pieces.join('')}`
}

function slopesOf(points: readonly Point[]): number[] {
  const steep = points.slice(1).map((to, i) => {
    const from = points[i] ?? to
    return (to.y - from.y) / (to.x - from.x)
  })
  return points.map((_, i) => {
    const before = steep[i - 1] ?? steep[i] ?? 0
    const after = steep[i] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

const round = (value: number) => Math.round(100 * value) / 100
