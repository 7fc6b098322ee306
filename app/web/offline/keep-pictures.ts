const cacheName = 'pictures'
/** Enough for a few rounds; the oldest are deleted first. */
const most = 60

/** Caches the pictures of a round for its later questions to use offline. Never throws. */
export async function keepPictures(batch: unknown): Promise<void> {
  try {
    const { questions } = batch as { questions: readonly { relatedImageUrl?: string }[] }
    const addresses = questions.flatMap(({ relatedImageUrl }) =>
      relatedImageUrl?.startsWith('/api/questions/') ? [relatedImageUrl] : [],
    )
    if (addresses.length === 0) return
    const cache = await caches.open(cacheName)
    for (const address of addresses) if (!(await cache.match(address))) await cache.add(address)
    const kept = await cache.keys()
    await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map(old => cache.delete(old)))
  } catch {
    // A question describes its picture where that is missing.
  }
}
