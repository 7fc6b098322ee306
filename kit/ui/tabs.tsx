import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { classNames } from './class-names.ts'

export interface Tab {
  id: string
  label: ReactNode
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * A row of tabs with one tab stop; the arrow keys, Home and End select. Its panel is `<TabPanel group={group}
 * tab={chosen}>`.
 */
export function Tabs({
  group,
  label,
  tabs,
  chosen,
  onChoose,
  look = 'segments',
}: {
  group: string
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose: (id: string) => void
  look?: 'segments' | 'chips'
}) {
  const row = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const at = tabs.findIndex(tab => tab.id === chosen)
    const next = step && tabs[step(at, tabs.length)]
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus()
  }
  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
      className={
        look === 'segments'
          ? 'grid auto-cols-fr grid-flow-col gap-1 rounded-card bg-sunk p-1'
          : // Relative, so that what is there for screen readers alone scrolls with the row instead of widening the page.
            'relative -m-1.5 flex gap-2 overflow-x-auto p-1.5 [scrollbar-width:thin]'
      }
    >
      {tabs.map(tab => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${group}-tab-${tab.id}`}
          data-tab={tab.id}
          aria-selected={tab.id === chosen}
          aria-controls={`${group}-panel`}
          tabIndex={tab.id === chosen ? 0 : -1}
          onClick={() => onChoose(tab.id)}
          className={classNames(
            'inline-flex min-h-11 items-center justify-center gap-2 font-medium font-name transition-colors duration-150',
            look === 'segments' ? 'rounded-[16px] px-4' : 'shrink-0 rounded-full border-2 px-4',
            tab.id === chosen
              ? look === 'segments'
                ? 'bg-raised text-ink shadow-rest'
                : 'border-brand bg-brand-soft text-brand-ink'
              : look === 'segments'
                ? 'text-ink-soft hover:text-ink'
                : 'border-line bg-card text-ink-soft hover:border-edge hover:text-ink',
          )}
        >
          {tab.label}
        </button>
      ))}
    </div>
  )
}

/** The panel of the selected tab. */
export function TabPanel({
  group,
  tab,
  className,
  children,
}: {
  group: string
  tab: string
  className?: string
  children: ReactNode
}) {
  return (
    <div role="tabpanel" id={`${group}-panel`} aria-labelledby={`${group}-tab-${tab}`} className={className}>
      {children}
    </div>
  )
}
