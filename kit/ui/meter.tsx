import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type MeterTone = 'high' | 'mid' | 'low' | 'brand' | 'apricot'

const tones: Record<MeterTone, string> = {
  high: 'bg-meter-high',
  mid: 'bg-meter-mid',
  low: 'bg-meter-low',
  brand: 'bg-brand',
  apricot: 'bg-apricot',
}

/** A labelled bar from 0 to `max`. */
export function Meter({
  label,
  value,
  max = 100,
  shown,
  tone,
  icon,
  slim = false,
}: {
  label: string
  value: number
  max?: number
  /** The value as text: `64%`, `40/100`. */
  shown: string
  tone: MeterTone
  icon?: ReactNode
  slim?: boolean
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div>
      <div className="mb-1.5 flex items-center justify-between gap-3 text-small">
        <span className="inline-flex items-center gap-1.5 font-medium text-ink">
          {icon}
          {label}
        </span>
        <span className="text-ink-soft tabular-nums">{shown}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the platform's own meter can not be given these colours */}
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(max, Math.max(0, value))}
        aria-valuetext={shown}
        className={classNames(
          'overflow-hidden rounded-full bg-sunk shadow-[inset_0_0_0_1px_var(--color-line)]',
          slim ? 'h-2.5' : 'h-3.5',
        )}
      >
        <div
          className={classNames(
            'h-full w-full origin-left rounded-full transition-transform duration-700 ease-out',
            tones[tone],
          )}
          style={{ transform: `translateX(${(share - 1) * 100}%)` }}
        />
      </div>
    </div>
  )
}
