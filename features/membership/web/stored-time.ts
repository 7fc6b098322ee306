/** The time as stored in the browser, only to show something before the server's first report (SPEC §9). */
const timeKey = 'sessionTime'
const subscribedKey = 'isSubscribed'

/** The stored time; zero if storage is off or holds something else. */
export function readStoredTime(): { total: number; subscribed: boolean } {
  try {
    const total = Number(localStorage.getItem(timeKey))
    return {
      total: Number.isFinite(total) ? Math.max(0, total) : 0,
      subscribed: localStorage.getItem(subscribedKey) === 'true',
    }
  } catch {
    return { total: 0, subscribed: false }
  }
}

export function storeTime({ total, isSubscribed }: { total: number; isSubscribed: boolean }): void {
  try {
    localStorage.setItem(timeKey, String(Math.round(total)))
    if (isSubscribed) localStorage.setItem(subscribedKey, 'true')
    else localStorage.removeItem(subscribedKey)
  } catch {
    // Storage may be off; the server keeps the time anyway.
  }
}

/** Removes the stored time. */
export function clearStoredTime(): void {
  try {
    localStorage.removeItem(timeKey)
    localStorage.removeItem(subscribedKey)
  } catch {
    // Storage is off, so nothing was stored.
  }
}
