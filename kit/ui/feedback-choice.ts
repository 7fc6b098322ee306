import { useSyncExternalStore } from 'react'

/** What a page can do beyond showing: make sounds, and move in the hand. Each is off until it is chosen. */
export type Feedback = 'sound' | 'touch'

const year = 365 * 24 * 3600
const listeners = new Set<() => void>()
const locked = new Set<Feedback>()

/**
 * Whether a sense was chosen on this device.
 *
 * @param cookies the document's cookies, as one line
 */
export function isEnabledIn(sense: Feedback, cookies: string): boolean {
  return cookies.split('; ').includes(`${sense}=on`)
}

/** Whether a sense is chosen now, and may be. */
export function isFeedbackOn(sense: Feedback): boolean {
  return !locked.has(sense) && isEnabledIn(sense, document.cookie)
}

/** Keeps a sense off whatever is chosen, for as long as this page lives or until it is let go again. */
export function lockFeedback(sense: Feedback, off: boolean): void {
  if (locked.has(sense) === off) return
  if (off) locked.add(sense)
  else locked.delete(sense)
  for (const listener of listeners) listener()
}

/** Whether a sense is kept off. */
export function isFeedbackLocked(sense: Feedback): boolean {
  return locked.has(sense)
}

/** Chooses a sense for this device, or gives it up. */
export function setFeedback(sense: Feedback, on: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const kept = on ? `on; max-age=${year}` : '; max-age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${sense}=${kept}; path=/; samesite=lax${secure}`
  for (const listener of listeners) listener()
}

/** Whether a sense is chosen, followed as it changes. */
export function useFeedback(sense: Feedback): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isFeedbackOn(sense),
    () => false,
  )
}
