import type { Draft } from './draft.ts'

/** At each level of a topic, at least one question in four asks to use an idea in a situation. */
const appliedShare = 1 / 4
/** At least this many questions are kept at each level. */
const enough = 100

/**
 * Drops questions that only ask to recall or compute until those that ask to apply an idea make
 * up their share on every level. What goes first is the second and third question about one fact, or of one family.
 */
export function balanced(drafts: readonly Draft[]): Draft[] {
  const kept = new Set<Draft>()
  for (const level of [1, 2, 3, 4]) {
    const ofLevel = drafts.filter(draft => draft.level === level)
    const applied = ofLevel.filter(draft => draft.applied === true)
    const plain = ofLevel.filter(draft => draft.applied !== true)
    const room = Math.max(Math.floor(applied.length / appliedShare) - applied.length, enough - applied.length)
    for (const draft of [...applied, ...oneOfEachFirst(plain).slice(0, room)]) kept.add(draft)
  }
  return drafts.filter(draft => kept.has(draft))
}

function oneOfEachFirst(drafts: readonly Draft[]): Draft[] {
  const seen = new Map<string, number>()
  const turns = drafts.map(draft => {
    const about = draft.factIds[0] ?? draft.fingerprint
    const turn = seen.get(about) ?? 0
    seen.set(about, turn + 1)
    return { draft, turn }
  })
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ draft }) => draft)
}
