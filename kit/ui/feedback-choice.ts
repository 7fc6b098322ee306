import { useSyncExternalStore } from 'react'

/** Feedback beyond the screen: sounds, and vibration. Each is off until the user turns it on. */
export type Feedback = 'sound' | 'touch'

const year = 365 * 24 * 3600
const listeners = new Set<() => void>()
const locked = new Set<Feedback>()

/**
 * Whether this feedback is turned on in the cookies.
 *
 * @param cookies `document.cookie`
 */
export function isEnabledIn(sense: Feedback, cookies: string): boolean {
  return cookies.split('; ').includes(`${sense}=on`)
}

/** Whether this feedback is turned on and not locked. */
export function isFeedbackOn(sense: Feedback): boolean {
  return !locked.has(sense) && isEnabledIn(sense, document.cookie)
}

/** Keeps this feedback off, whatever the user chose, until it is unlocked or the page closes. */
export function lockFeedback(sense: Feedback, off: boolean): void {
  if (locked.has(sense) === off) return
  if (off) locked.add(sense)
  else locked.delete(sense)
  for (const listener of listeners) listener()
}

export function isFeedbackLocked(sense: Feedback): boolean {
  return locked.has(sense)
}

/** Turns this feedback on or off on this device. */
export function setFeedback(sense: Feedback, on: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const kept = on ? `on; max-age=${year}` : '; max-age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${sense}=${kept}; path=/; samesite=lax${secure}`
  for (const listener of listeners) listener()
}

/** Whether this feedback is on; updates when that changes. */
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
