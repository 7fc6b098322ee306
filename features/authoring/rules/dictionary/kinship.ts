import type { Lexicon, Link } from './lexicon.ts'

/** Everything reached over a link, nearest first, the sense itself left out. */
export function reach(lexicon: Lexicon, sense: number, link: Link, most = Number.POSITIVE_INFINITY): number[] {
  const seen = new Set([sense])
  const out: number[] = []
  for (let round = lexicon.linked(sense, link); round.length > 0 && out.length < most; ) {
    const fresh = [...new Set(round)].filter(other => !seen.has(other))
    for (const other of fresh) {
      seen.add(other)
      out.push(other)
    }
    round = fresh.flatMap(other => lexicon.linked(other, link))
  }
  return out
}
