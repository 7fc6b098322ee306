import { useSyncExternalStore } from 'react'

/** What a page can do beyond showing: make sounds, and move in the hand. Each is off until it is chosen. */
export type Sense = 'sound' | 'touch'

const year = 365 * 24 * 3600
const listeners = new Set<() => void>()
const locked = new Set<Sense>()

/**
 * Whether a sense was chosen on this device.
 *
 * @param cookies the document's cookies, as one line
 */
export function isChosen(sense: Sense, cookies: string): boolean {
  return cookies.split('; ').includes(`${sense}=on`)
}

/** Whether a sense is chosen now, and may be. */
export function isOn(sense: Sense): boolean {
  return !locked.has(sense) && isChosen(sense, document.cookie)
}

/** Keeps a sense off whatever is chosen, for as long as this page lives or until it is let go again. */
export function lockSense(sense: Sense, off: boolean): void {
  if (locked.has(sense) === off) return
  if (off) locked.add(sense)
  else locked.delete(sense)
  for (const listener of listeners) listener()
}

/** Whether a sense is kept off. */
export function isLocked(sense: Sense): boolean {
  return locked.has(sense)
}

/** Chooses a sense for this device, or gives it up. */
export function chooseSense(sense: Sense, on: boolean): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  const kept = on ? `on; max-age=${year}` : '; max-age=0'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${sense}=${kept}; path=/; samesite=lax${secure}`
  for (const listener of listeners) listener()
}

/** Whether a sense is chosen, followed as it changes. */
export function useSense(sense: Sense): boolean {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOn(sense),
    () => false,
  )
}
