import type { ReactNode } from 'react'
import { useEffect, useId, useRef, useState } from 'react'

/**
 * A button that opens a small panel below it. Escape closes the panel and returns the focus; so does moving the focus
 * outside. `children` gets a function that does the same.
 */
export function Menu({
  label,
  face,
  onNear,
  children,
}: {
  /** The accessible name of the button. */
  label: string
  /** What the button shows. */
  face: ReactNode
  /** Called when the pointer or the focus reaches the button, in time to preload the panel's content. */
  onNear?: () => void
  children: (close: () => void) => ReactNode
}) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('focusin', outside)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('focusin', outside)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])

  return (
    <div ref={whole} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
        onPointerEnter={onNear}
        onFocus={onNear}
        className="inline-flex size-11 items-center justify-center rounded-full transition-transform duration-150 hover:scale-105"
      >
        {face}
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-2 w-72 max-w-[calc(100vw-2rem)] animate-pop rounded-card border-2 border-line bg-raised p-2 shadow-lift"
      >
        {open &&
          children(() => {
            setOpen(false)
            button.current?.focus()
          })}
      </div>
    </div>
  )
}
