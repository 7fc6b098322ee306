/** What the browser keeps of the time: for showing it before the server has spoken, and worth nothing else (SPEC §9). */
const timeKey = 'sessionTime'
const subscribedKey = 'isSubscribed'

/** What was stored; nothing where storage is off or holds something else. */
export function keptTime(): { total: number; subscribed: boolean } {
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

export function keepTime({ total, isSubscribed }: { total: number; isSubscribed: boolean }): void {
  try {
    localStorage.setItem(timeKey, String(Math.round(total)))
    if (isSubscribed) localStorage.setItem(subscribedKey, 'true')
    else localStorage.removeItem(subscribedKey)
  } catch {
    // Storage may be off; the server knows anyway.
  }
}

/** Takes away what is stored of a learner. */
export function forgetTime(): void {
  try {
    localStorage.removeItem(timeKey)
    localStorage.removeItem(subscribedKey)
  } catch {
    // Nothing is stored where nothing can be.
  }
}
