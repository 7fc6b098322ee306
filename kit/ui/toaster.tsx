import { X } from 'lucide-react'
import type { PointerEvent } from 'react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { classNames } from './class-names.ts'
import { ErrorCode } from './error-code.tsx'
import { topDialog } from './open-dialogs.ts'
import type { Toast } from './toast-store.ts'
import { dismissToast, toastStore } from './toast-store.ts'

const duration = 5000
const swipeDistance = 60

/**
 * Shows toasts at the bottom right, or on phones at the top, where they cover neither the navigation nor the button
 * just pressed. They appear above any dialog (and inside it, since everything else is inert) and are announced
 * politely. F8 moves the focus to them, hovering or focusing them pauses their timers, and a swipe to the right
 * dismisses one.
 */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read)
  const dialog = useSyncExternalStore(topDialog.subscribe, topDialog.read)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const region = useRef<HTMLElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'F8' && list.current?.focus()
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    if (newest !== undefined) return
    // The toast that was hovered or focused is gone, and no leave or blur event will come.
    setPointed(false)
    setFocused(false)
    const before = cameFrom.current
    cameFrom.current = null
    if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
  }, [newest])

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another dialog it is another element, which has to be shown again
  useEffect(() => {
    const box = region.current
    // If a dialog has just closed, the region went with it, and is shown again in its new place.
    if (!box?.isConnected) return
    if (box.matches(':popover-open')) box.hidePopover()
    if (newest !== undefined) box.showPopover()
  }, [newest, dialog])

  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label={label}
      className="fixed inset-auto right-0 m-0 max-sm:top-0 sm:bottom-0 w-full max-w-[420px] overflow-visible bg-transparent p-4 text-ink"
    >
      <ol
        ref={list}
        tabIndex={-1}
        aria-live="polite"
        aria-relevant="additions"
        className="flex flex-col gap-2.5 rounded-card"
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={({ currentTarget, relatedTarget }) => {
          setFocused(true)
          if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
        }}
        onBlur={() => setFocused(false)}
      >
        {toasts.map(shown => (
          <Message key={shown.id} toast={shown} held={pointed || focused} dismissLabel={dismissLabel} />
        ))}
      </ol>
    </section>,
    dialog ?? document.body,
  )
}

function Message({ toast, held, dismissLabel }: { toast: Toast; held: boolean; dismissLabel: string }) {
  const left = useRef(duration)
  const [pulled, setPulled] = useState(0)
  const start = useRef<number | undefined>(undefined)

  useEffect(() => {
    if (held) return
    const since = performance.now()
    const timer = setTimeout(() => dismissToast(toast.id), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(500, left.current - (performance.now() - since))
    }
  }, [held, toast.id])

  const pull = (event: PointerEvent) => {
    if (start.current !== undefined) setPulled(Math.max(0, event.clientX - start.current))
  }
  const letGo = () => {
    if (pulled > swipeDistance) dismissToast(toast.id)
    start.current = undefined
    setPulled(0)
  }

  return (
    <li
      className={classNames(
        'flex animate-rise touch-pan-y items-start gap-3 rounded-card border-2 p-4 shadow-lift',
        toast.kind === 'destructive' ? 'border-coral bg-coral-soft' : 'border-line bg-raised',
      )}
      style={pulled ? { translate: `${pulled}px`, opacity: Math.max(0.3, 1 - pulled / 240) } : undefined}
      onPointerDown={event => {
        start.current = event.clientX
      }}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div className="min-w-0 flex-1">
        <p className="font-name font-semibold">{toast.title}</p>
        {toast.description && <p className="text-small">{toast.description}</p>}
        <ErrorCode code={toast.code} />
      </div>
      <button
        type="button"
        onClick={() => dismissToast(toast.id)}
        className="-m-2 inline-flex size-11 shrink-0 items-center justify-center rounded-[16px] hover:bg-sunk"
      >
        <X size={18} aria-hidden="true" />
        <span className="sr-only">{dismissLabel}</span>
      </button>
    </li>
  )
}
