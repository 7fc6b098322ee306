import { errorCodeOf } from './request-error.ts'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly kind: 'plain' | 'destructive'
  /** The code of the fault that it tells of. */
  readonly code?: string
}

const limit = 5
let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function replace(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message; at most five stand at once, the oldest gives way.
 *
 * @param message.fault what went wrong: its code stands below
 * @returns the id by which `dismissToast` takes it away
 */
export function toast({
  fault,
  ...message
}: {
  title: string
  description?: string
  kind?: Toast['kind']
  fault?: unknown
}): number {
  const id = nextId++
  const code = errorCodeOf(fault)
  replace([...toasts, { kind: 'plain' as const, ...message, ...(code ? { code } : {}), id }].slice(-limit))
  return id
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  replace(toasts.filter(shown => shown.id !== id))
}

/** Takes away what told of something that went wrong: it is done now. */
export function dismissErrors(): void {
  replace(toasts.filter(({ kind }) => kind !== 'destructive'))
}

/** The messages as a store that React can subscribe to. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
