import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

/** A labelled switch. One that can't be turned on says why. */
export function Switch({
  icon,
  name,
  on,
  offBecause,
  onSwitch,
}: {
  icon: ReactNode
  name: string
  on: boolean
  /** Why it can't be turned on. */
  offBecause?: string
  onSwitch: () => void
}) {
  const why = useId()
  return (
    <>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={offBecause !== undefined || undefined}
        aria-describedby={offBecause === undefined ? undefined : why}
        onClick={() => offBecause === undefined && onSwitch()}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-tile px-3 text-left font-medium hover:bg-sunk aria-disabled:text-ink-soft"
      >
        {icon}
        <span className="flex-1">{name}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex h-6 w-10 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors',
            on ? 'justify-end border-brand bg-brand' : 'justify-start border-edge bg-sunk',
          )}
        >
          <span className={classNames('size-4 rounded-full', on ? 'bg-on-brand' : 'bg-edge')} />
        </span>
      </button>
      {offBecause !== undefined && (
        <p id={why} className="px-3 pb-2 text-ink-soft text-small">
          {offBecause}
        </p>
      )}
    </>
  )
}
