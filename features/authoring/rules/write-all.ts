import { type Dice, hash32, seededDice } from '#kit/random/dice.ts'
import type { Slot } from './author.ts'
import type { Draft } from './draft.ts'
import { type Fairness, topicFairness } from './fairness.ts'
import type { GateContext } from './gate/check.ts'
import { check, type Verdict } from './gate.ts'
import { placeReader } from './places.ts'

/** A slot with the context in which the gate judges what comes out of it, and how many questions it is to give. */
export interface Job {
  slot: Slot
  context: GateContext
  most: number
}

/** What a slot wrote, and what the gate said. */
export interface Attempt {
  slot: Slot
  draft: Draft
  verdict: Verdict
}

/** Other distractors or another wording often fix what the gate refused. */
const triesForFact = 5
/** Where the gate only doubts a fact's question, this many are written and the best is kept. */
const bestOf = 3
/** A family that gives nothing new this many times in a row is exhausted. */
const triesForFamily = 12

/**
 * Goes round the slots, one question each, until every slot has given its share, is exhausted, or `count` questions have passed. Each slot has
 * its own dice, so a new fact or family doesn't change the questions of the others. Over the pool the key takes all positions equally often (`fairness.ts`).
 */
export function* writeAll(
  jobs: readonly Job[],
  seed: string | number,
  count = Number.POSITIVE_INFINITY,
): Generator<Attempt> {
  let passed = 0
  const topic = topicFairness()
  let open = jobs
    .map(job => ({
      ...job,
      given: 0,
      dice: seededDice(`${seed} ${job.slot.id}`),
      fairness: topic.forSlot(),
      place: hash32(`${seed} ${job.slot.id}`),
    }))
    .sort((a, b) => a.place - b.place)
  while (open.length > 0) {
    const still: typeof open = []
    for (const job of open) {
      if (passed >= count) return
      const found = yield* writeOne(job)
      if (!found) continue
      passed++
      job.given++
      if (job.given < job.most) still.push(job)
    }
    open = still
  }
}

type OpenJob = Job & { dice: Dice; fairness: Fairness }

/** One question of a slot: the first without a fault, or else the best of a few. Refused attempts are yielded too. */
function* writeOne(job: OpenJob): Generator<Attempt, boolean> {
  const { slot, context, fairness } = job
  let best: Attempt | undefined
  let passed = 0
  for (let i = 0; i < (slot.endless ? triesForFamily : triesForFact); i++) {
    const draft = slot.write(job.dice, fairness)
    if (draft === undefined) continue
    const attempt = { slot, draft, verdict: check(draft, context) }
    if (!attempt.verdict.passed) {
      yield attempt
      continue
    }
    if (best === undefined || attempt.verdict.score > best.verdict.score) best = attempt
    if (slot.endless || best.verdict.score === 1 || ++passed === bestOf) break
  }
  if (best === undefined) return false
  yield best
  context.written?.add(best.draft)
  fairness.took(placeReader([best.draft.key, ...best.draft.distractors.map(d => d.text)])([1, 2, 3]))
  return true
}
