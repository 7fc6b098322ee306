import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

const openDelay = 700
const skipDelay = 300
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * A tooltip: opens when the pointer rests on its content for 700 ms (at once within 300 ms of another one), on
 * keyboard focus, and on a tap. The pointer may enter it. Escape, a press elsewhere and moving the focus close it.
 */
export function Tooltip({
  note,
  label,
  className,
  children,
}: {
  note: ReactNode
  /** Names the trigger for screen readers, if its content has no name. */
  label?: string
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const turn = (on: boolean) => {
    clearTimeout(timer.current)
    setOpen(on)
  }
  const turnIn = (delay: number, on: boolean) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpen(on), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    const box = bubble.current
    const over = anchor.current
    if (!open || !box || !over) return
    box.showPopover()
    const place = () => layOver(box, over)
    place()
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    const onPress = (event: PointerEvent) =>
      event.target instanceof Node && !over.contains(event.target) && setOpen(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      lastClosedAt = performance.now()
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('scroll', place, { capture: true })
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
        event.pointerType !== 'touch' && turnIn(performance.now() - lastClosedAt < skipDelay ? 0 : openDelay, true)
      }
      onPointerLeave={event => {
        // Lifting a finger also fires this event; the tap is handled by onPointerUp.
        if (event.pointerType === 'touch') return
        if (open) lastClosedAt = performance.now()
        turnIn(120, false)
      }}
      onPointerUp={event => event.pointerType === 'touch' && turn(!open)}
      onFocus={event => event.currentTarget.matches(':focus-visible') && turn(true)}
      // Closes at once, so that on a busy page it doesn't cover what has just received the focus.
      onBlur={() => turn(false)}
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

/** Places the box above its trigger, or below if there is no space, and inside the window. */
function layOver(box: HTMLElement, over: HTMLElement): void {
  const at = over.getBoundingClientRect()
  const above = at.top > box.offsetHeight + 16
  box.style.top = `${above ? at.top - box.offsetHeight - 8 : at.bottom + 8}px`
  const middle = at.left + at.width / 2 - box.offsetWidth / 2
  box.style.left = `${Math.max(8, Math.min(middle, document.documentElement.clientWidth - box.offsetWidth - 8))}px`
}
