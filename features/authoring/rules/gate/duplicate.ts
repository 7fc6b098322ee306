import type { Draft } from '../draft.ts'
import { fold } from '../text/fold.ts'
import { jaccard, trigramsOf } from '../text/trigrams.ts'
import type { Check, Written } from './check.ts'

const duplicate: Check = {
  id: 18,
  name: 'duplicate question',
  level: 'hard',
  check({ draft }, { written }) {
    if (written === undefined) return undefined
    if (written.has(draft.fingerprint)) return 'the same question exists already'
    const near = written.near(draft)
    return near === undefined ? undefined : `nearly the same as "${near}"`
  },
}

interface Earlier {
  stem: string
  trigrams: Set<string>
  fromFact: boolean
}

/** Two facts are two questions, however alike their names (viola, violin). */
const isFromFact = ({ kind }: Draft): boolean =>
  kind === 'forward' || kind === 'inverse' || kind === 'order' || kind === 'odd'

/**
 * Remembers earlier questions, to detect duplicates (same fingerprint) and near-duplicates (trigram Jaccard similarity of the stems above 0.8
 * among questions with the same key). Computed questions may differ only in their numbers, so only the fingerprint counts for them.
 */
export function rememberWritten(): Written {
  const fingerprints = new Set<string>()
  const byKey = new Map<string, Earlier[]>()
  return {
    has: fingerprint => fingerprints.has(fingerprint),
    near(draft: Draft) {
      if (draft.author === 'computed') return undefined
      const others = byKey.get(fold(draft.key))?.filter(other => !(other.fromFact && isFromFact(draft)))
      if (others === undefined || others.length === 0) return undefined
      const own = trigramsOf(fold(draft.stem))
      return others.find(other => jaccard(own, other.trigrams) > 0.8)?.stem
    },
    add(draft: Draft) {
      fingerprints.add(draft.fingerprint)
      if (draft.author === 'computed') return
      const key = fold(draft.key)
      const others = byKey.get(key) ?? []
      others.push({ stem: draft.stem, trigrams: trigramsOf(fold(draft.stem)), fromFact: isFromFact(draft) })
      byKey.set(key, others)
    },
  }
}

export const duplicateChecks: readonly Check[] = [duplicate]
