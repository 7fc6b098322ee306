import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A note that appears when the pointer rests on something, or at once when the keyboard reaches it.
 * Opens after 700 ms, without delay within 300 ms of another one; Escape hides it, and the pointer may enter it.
 */
export function Tooltip({
  note,
  label,
  className,
  children,
}: {
  note: ReactNode
  /** Names the focusable surface for screen readers, where its content has no name of its own. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(true), delay)
  }
  const hide = (delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(false), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const box = bubble.current
    const over = anchor.current
    if (!open || !box || !over) return
    box.showPopover()
    const at = over.getBoundingClientRect()
    const above = at.top > box.offsetHeight + 16
    box.style.top = `${above ? at.top - box.offsetHeight - 8 : at.bottom + 8}px`
    const middle = at.left + at.width / 2 - box.offsetWidth / 2
    box.style.left = `${Math.max(8, Math.min(middle, document.documentElement.clientWidth - box.offsetWidth - 8))}px`
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onScroll = () => setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    return () => {
      lastClosedAt = performance.now()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('scroll', onScroll, { capture: true })
    }
  }, [open])

  return (
    // biome-ignore lint/a11y/useSemanticElements: no element says "a group that has a note"
    <div
      ref={anchor}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a note must be reachable without a pointer
      tabIndex={0}
      aria-label={label}
      aria-describedby={open ? id : undefined}
      className={className}
      onPointerEnter={event =>
        event.pointerType !== 'touch' && show(performance.now() - lastClosedAt < skipDelay ? 0 : openDelay)
      }
      onPointerLeave={() => {
        if (open) lastClosedAt = performance.now()
        hide(120)
      }}
      onPointerDown={event => event.pointerType === 'touch' && show(0)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && show(0)}
      onBlur={() => hide(0)}
    >
      {children}
      {open && (
        <div
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          className="fixed inset-auto m-0 max-w-72 animate-pop rounded-tile bg-ink px-3.5 py-2.5 text-paper text-small shadow-lift"
        >
          {note}
        </div>
      )}
    </div>
  )
}
