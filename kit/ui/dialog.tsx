import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { registerOpenDialog } from './open-dialogs.ts'

/**
 * A modal dialog, built on `<dialog>`: the page behind it is inert, Escape and a click outside close it, and the
 * focus starts in its first field and returns to where it was.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  closeLabel,
  wide = false,
  whole = false,
  children,
}: {
  open: boolean
  onClose: () => void
  title: string
  description?: string
  /** The accessible name of the close button. */
  closeLabel: string
  wide?: boolean
  /** Covers the whole screen. */
  whole?: boolean
  children: ReactNode
}) {
  if (!open) return null
  return (
    <OpenDialog
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      wide={wide}
      whole={whole}
      {...(description ? { description } : {})}
    >
      {children}
    </OpenDialog>
  )
}

function OpenDialog({
  onClose,
  title,
  description,
  closeLabel,
  wide,
  whole,
  children,
}: {
  onClose: () => void
  title: string
  description?: string
  closeLabel: string
  wide: boolean
  whole: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const dialog = box.current
    const cameFrom = document.activeElement
    const page = document.documentElement
    // The page can't scroll while the dialog is open. The space of its scroll bar stays, so that nothing moves.
    page.style.paddingRight = `${window.innerWidth - page.clientWidth}px`
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('input:enabled')?.focus()
    const forget = dialog && registerOpenDialog(dialog)
    return () => {
      forget?.()
      page.style.paddingRight = ''
      dialog?.close()
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    }
  }, [])

  useEffect(() => {
    const dialog = box.current
    const beside = (event: MouseEvent) => event.target === dialog && onClose()
    const cancelled = (event: Event) => {
      event.preventDefault()
      onClose()
    }
    dialog?.addEventListener('pointerdown', beside)
    dialog?.addEventListener('cancel', cancelled)
    return () => {
      dialog?.removeEventListener('pointerdown', beside)
      dialog?.removeEventListener('cancel', cancelled)
    }
  }, [onClose])

  return (
    <dialog
      ref={box}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-about` : undefined}
      className={classNames(
        'overflow-y-auto p-0 text-ink backdrop:bg-[oklch(0.2_0.05_300/0.5)]',
        whole
          ? 'h-dvh max-h-none w-full max-w-none bg-paper'
          : 'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] animate-pop rounded-sheet bg-card shadow-lift',
        !whole && (wide ? 'max-w-3xl' : 'max-w-md'),
      )}
    >
      <div className={classNames('p-5 sm:p-7', whole && 'mx-auto max-w-5xl')}>
        <div className="mb-4 sm:mb-5">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="text-h2">
              {title}
            </h2>
            <button
              type="button"
              onClick={onClose}
              className="-mt-1 -mr-1 inline-flex size-11 shrink-0 items-center justify-center rounded-[16px] text-ink-soft hover:bg-sunk hover:text-ink"
            >
              <X size={22} aria-hidden="true" />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </div>
          {description && (
            <p id={`${id}-about`} className="mt-1 text-ink-soft">
              {description}
            </p>
          )}
        </div>
        {children}
      </div>
    </dialog>
  )
}
