import type { Point } from '#progress/rules/smooth-line.ts'
import { smoothLine } from '#progress/rules/smooth-line.ts'

/**
 * A line over a filled area that fills its box; give the box a height. Values are `gap` apart, from 0 at the bottom to
 * `max` at the top. Text and dots are HTML on top, so that they keep their size.
 */
export function Curve({ values, max, from = 0 }: { values: readonly number[]; max: number; from?: number }) {
  const points = pointsOf(values, max).slice(from)
  const line = smoothLine(points)
  const [first, last] = [points[0], points.at(-1)]
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible"
    >
      {[0, 50, 100].map(y => (
        <line
          key={y}
          x1="0"
          x2="100"
          y1={y}
          y2={y}
          vectorEffect="non-scaling-stroke"
          strokeDasharray={y === 100 ? undefined : '2 5'}
          className="stroke-line"
        />
      ))}
      {first && last && (
        <>
          <path d={`${line}L${last.x} 100L${first.x} 100z`} className="fill-brand-soft" />
          <path
            d={line}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
            className="stroke-brand dark:stroke-brand-ink"
          />
        </>
      )}
    </svg>
  )
}

/** Placeholder of a chart without data: a dashed line. */
export function CurveToCome({ d }: { d: string }) {
  return (
    <div className="relative mt-6 h-24">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
      >
        <line x1="0" x2="100" y1="100" y2="100" vectorEffect="non-scaling-stroke" className="stroke-line" />
        <path
          d={d}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="1 9"
          vectorEffect="non-scaling-stroke"
          className="stroke-edge"
        />
      </svg>
    </div>
  )
}

/** A dot on the curve, in percent of the box. */
export function CurveDot({ x, y, hollow = false }: Point & { hollow?: boolean }) {
  return (
    <span
      aria-hidden="true"
      style={{ left: `${x}%`, top: `${y}%` }}
      className={`absolute size-3.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-3 ${hollow ? 'border-brand bg-card dark:border-brand-ink' : 'border-card bg-brand dark:bg-brand-ink'}`}
    />
  )
}

/** Points of the values in a box of 100 by 100. */
export function pointsOf(values: readonly number[], max: number): Point[] {
  const steps = Math.max(1, values.length - 1)
  return values.map((value, i) => ({ x: (100 * i) / steps, y: 100 - (100 * value) / Math.max(1, max) }))
}
