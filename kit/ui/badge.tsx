import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone = 'brand' | 'leaf' | 'apricot' | 'coral' | 'sky' | 'plain'

const tones: Record<BadgeTone, string> = {
  brand: 'bg-brand-soft text-brand-ink',
  leaf: 'bg-leaf-soft text-leaf-ink',
  apricot: 'bg-apricot-soft text-apricot-ink',
  coral: 'bg-coral-soft text-coral-ink',
  sky: 'bg-sky-soft text-sky-ink',
  plain: 'bg-sunk text-ink-soft',
}

/** A small label beside a name. */
export function Badge({
  tone = 'brand',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 shrink-0 items-center gap-1 whitespace-nowrap rounded-full px-2.5 font-name font-medium text-small',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
