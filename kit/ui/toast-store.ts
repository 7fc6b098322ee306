import { errorCodeOf } from './request-error.ts'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: string
  readonly kind: 'plain' | 'destructive'
  /** The code of the error that it reports. */
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
 * Shows a toast. At most five are shown; a sixth replaces the oldest.
 *
 * @param message.fault the error; its code is shown below the text
 * @returns the id for `dismissToast`
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

export function dismissToast(id: number): void {
  replace(toasts.filter(shown => shown.id !== id))
}

/** Dismisses all error toasts, once what failed has succeeded. */
export function dismissErrors(): void {
  replace(toasts.filter(({ kind }) => kind !== 'destructive'))
}

/** The toasts, as a store for React. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: () => toasts,
}
