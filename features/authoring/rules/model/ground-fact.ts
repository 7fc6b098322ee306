import type { Dice } from '#kit/random/dice.ts'
import { explanationOf } from '../from-pack/draft-from-fact.ts'
import type { Pack } from '../pack.ts'
import { indexPack } from '../pack-index.ts'

/** One known fact with its source. A model may write questions from nothing else. */
export interface GroundFact {
  id: string
  /** A sentence that can be understood on its own. */
  text: string
  source: { title: string; url: string }
  /** The learner likes what it is about. */
  liked?: boolean
}

/**
 * The facts of a pack as sentences; those that age are left out.
 *
 * @param likes ids of facts and entities that the learner likes
 */
export function factsOfPack(pack: Pack, likes: readonly string[] = []): GroundFact[] {
  const index = indexPack(pack)
  const liked = new Set(likes)
  return index.facts.flatMap(row => {
    const source = index.source(row.fact.source)
    if (!source || row.fact.asOf !== undefined) return []
    const { title, url } = source
    const isLiked = liked.has(row.fact.id) || liked.has(row.subject.id)
    return [{ id: row.fact.id, text: explanationOf(row), source: { title, url }, ...(isLiked ? { liked: true } : {}) }]
  })
}

/** Maximum number of facts per call. */
const mostEach = 30

/** Divides facts among calls without overlap: liked ones first, the others at random. */
export function shareFacts(facts: readonly GroundFact[], calls: number, luck: Dice): GroundFact[][] {
  const shuffled = luck.shuffle(facts)
  const ordered = [...shuffled.filter(({ liked }) => liked), ...shuffled.filter(({ liked }) => !liked)]
  const chosen = ordered.slice(0, mostEach * calls)
  return Array.from({ length: calls }, (_, call) => chosen.filter((_, n) => n % calls === call))
}
