import { type Dice, seededDice as diceOf } from '#kit/random/dice.ts'
import type { Author, Slot } from './author.ts'
import { chooseWrongOptions, type WrongOption } from './choose-wrong-options.ts'
import type { Draft } from './draft.ts'
import { type Fairness, unweighed } from './fairness.ts'
import type { Family, Problem } from './family.ts'
import { fingerprintOf } from './fingerprint.ts'
import { noteBySize } from './note-by-size.ts'
import type { Level } from './pack.ts'
import { type Quantity, quantityOf, sameQuantity } from './text/quantity.ts'

/** Misconceptions first, each with its reason, then near misses; a value equal to the key or an earlier one is left out. */
function candidatesOf(family: Family, problem: Problem): WrongOption[] {
  const asWritten = problem.code !== undefined || family.topic === 'programming'
  const taken: { text: string; quantity: Quantity | undefined }[] = []
  const isNew = (text: string): boolean => {
    const quantity = asWritten ? undefined : quantityOf(text)
    const known =
      text.trim() === '' || taken.some(other => other.text === text.trim() || sameQuantity(other.quantity, quantity))
    if (!known) taken.push({ text: text.trim(), quantity })
    return !known
  }
  isNew(problem.key)
  const slips = problem.distractors.flatMap(({ value, misconception }): WrongOption[] => {
    const why = family.misconceptions[misconception]
    return isNew(value) ? [why === undefined ? { text: value } : { text: value, why }] : []
  })
  const near = (problem.nearMisses ?? []).filter(isNew).map((text): WrongOption => ({ text }))
  return [...slips, ...near]
}

/** A near miss gets a note: by how much it misses, and the step that shows it. */
function withNote({ key, steps }: Problem, option: WrongOption): WrongOption {
  const why = option.why ?? noteBySize(key, option.text, steps)
  return why === undefined ? option : { ...option, why }
}

/** Steps in a row, as many as fit into 400 characters; the last one, which names the key, always stays. */
export function joinSteps(steps: readonly string[]): string {
  const kept = [...steps]
  while (kept.length > 1 && kept.join(' ').length > 400) kept.splice(kept.length - 2, 1)
  return kept.join(' ')
}

/** A problem, or undefined where these numbers have no exact printable answer, which the family reports by a RangeError. */
function drawn(family: Family, seed: number, level: Level): Problem | undefined {
  try {
    return family.draw(diceOf(seed), level)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** How often a family may draw again when its misconceptions give equal answers. */
const redraws = 8

/**
 * One computed question. Draws again where fewer than three different wrong answers are left. The draft's seed draws the same problem again:
 * `family.draw(seededDice(draft.seed), level)`. Undefined where eight draws did not help.
 */
export function writeComputed(
  family: Family,
  level: Level,
  dice: Dice,
  fairness: Fairness = unweighed,
): Draft | undefined {
  for (let attempt = 0; attempt < redraws; attempt++) {
    const seed = dice.int(0, 2 ** 31 - 1)
    const problem = drawn(family, seed, level)
    if (problem === undefined) continue
    const chosen = chooseWrongOptions(problem.key, candidatesOf(family, problem), fairness)
    if (chosen === undefined) continue
    const draft: Omit<Draft, 'fingerprint'> = {
      topic: family.topic,
      stem: problem.stem,
      ...(problem.code === undefined ? {} : { code: problem.code }),
      ...(problem.figure === undefined ? {} : { figure: problem.figure }),
      key: problem.key,
      distractors: chosen.map(option => withNote(problem, option)),
      explanation: joinSteps(problem.steps),
      level,
      skill: family.id,
      applied: family.applied,
      kind: 'computed',
      factIds: [family.id],
      source: problem.source ?? family.source,
      author: 'computed',
      seed,
    }
    return { ...draft, fingerprint: fingerprintOf(draft) }
  }
  return undefined
}

/** The author of computed questions: one endless slot per family and level. */
export function proceduralAuthor(topic: string, families: readonly Family[]): Author {
  const slots = families.flatMap(family =>
    family.levels.map(
      (level): Slot => ({
        id: `${family.id}/${level}`,
        level,
        endless: true,
        write: (dice, fairness) => writeComputed(family, level, dice, fairness),
      }),
    ),
  )
  return { id: `computed/${topic}`, topic, slots }
}

/** Draws a computed question again from its seed: the key by the family, or undefined where the draft is not one of theirs. */
export function recomputeFrom(families: readonly Family[]): (draft: Draft) => string | undefined {
  const byId = new Map(families.map(family => [family.id, family]))
  return draft => {
    const family = byId.get(draft.skill)
    const again = family?.draw(diceOf(draft.seed), draft.level)
    return again === undefined || again.stem === draft.stem
      ? again?.key
      : `${again.key} (of another question: ${again.stem})`
  }
}
