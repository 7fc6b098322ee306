/** All runs of three characters, with a space at each end. */
export function trigramsOf(text: string): Set<string> {
  const padded = ` ${text} `
  const out = new Set<string>()
  for (let i = 0; i + 3 <= padded.length; i++) out.add(padded.slice(i, i + 3))
  return out
}

/** Jaccard index of two sets, 0 (nothing shared) to 1 (the same). */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1
  let shared = 0
  for (const item of a) if (b.has(item)) shared++
  return shared / (a.size + b.size - shared)
}
