import { type Dice, seededDice } from '#kit/random/dice.ts'
import type { TextModel } from '#outside/model/text-model.ts'
import type { Draft } from '../../rules/draft.ts'
import type { GateContext, Written } from '../../rules/gate/check.ts'
import { rememberWritten } from '../../rules/gate/duplicate.ts'
import { check } from '../../rules/gate.ts'
import type { QuestionRequest } from '../../rules/model/ask-for-questions.ts'
import { askForQuestions, writtenQuestion } from '../../rules/model/ask-for-questions.ts'
import { draftFromAnswer } from '../../rules/model/draft-from-answer.ts'
import type { GroundFact } from '../../rules/model/ground-fact.ts'
import { shareFacts } from '../../rules/model/ground-fact.ts'
import { publishVerdict } from '../verdicts.ts'
import { arrivals } from './arrivals.ts'
import { newSeal } from './new-seal.ts'
import { verifyDrafts } from './verify-drafts.ts'

/** Who writes and who checks. Both may be one model; another one that checks sees more. */
export interface Writers {
  writer: TextModel
  verifier: TextModel
  isHarmless?: (texts: readonly string[], signal: AbortSignal) => Promise<boolean>
  /** Milliseconds that each may take. */
  limits?: Limits
}

interface Limits {
  /** Until the writing begins. */
  first: number
  writing: number
  checking: number
}

/** Which questions to write. */
export interface Brief extends QuestionRequest {
  topicId: string
  /** All that the questions may rest on; without facts nothing is written. */
  facts: readonly GroundFact[]
  /** How many are wanted; more are written, as some are lost on the way, and all that pass are handed over. */
  count: number
  /** What else the gate needs to judge the topic: what was written before, and for a reviewed pack what it knows. */
  gate?: Pick<GateContext, 'written' | 'allowWords' | 'knowledge' | 'packYear'>
  seed: string | number
}

const usual: Limits = { first: 12_000, writing: 25_000, checking: 10_000 }
/** Of ten that are written about seven pass. */
const spare = 1.4
/** From so many questions and facts on two calls share the writing; fewer facts would leave each too little to choose from. */
const worthTwo = { questions: 8, facts: 12 }
const batch = 5

/**
 * Questions that a model writes from facts and nothing else. Each goes through the gate as soon as it is written, then
 * is checked by the verifier five at a time, and through the gate once more with what was found; whatever passes is
 * handed over at once.
 *
 * @param signal ends it all; a limit on the whole
 * @throws where nothing at all came of it, why: a fault of the provider, an OverBudgetError
 */
export async function* writeWithModel(
  writers: Writers,
  brief: Brief,
  signal: AbortSignal,
): AsyncGenerator<Draft, void> {
  if (brief.facts.length === 0 || brief.count <= 0) return
  const stopped = new AbortController()
  const until = AbortSignal.any([signal, stopped.signal])
  const luck = seededDice(brief.seed)
  const count = Math.min(Math.ceil(brief.count * spare), 2 * brief.facts.length)
  const calls = count >= worthTwo.questions && brief.facts.length >= worthTwo.facts ? 2 : 1
  const context: GateContext & { written: Written } = {
    ...brief.gate,
    written: brief.gate?.written ?? rememberWritten(),
    facts: new Map(brief.facts.map(({ id, text }) => [id, text])),
  }
  let passed = 0
  const drafts = arrivals<Draft>(async push => {
    const assignments = shareFacts(brief.facts, calls, luck).map(facts => ({
      facts,
      luck: seededDice(luck.int(0, 2 ** 31 - 1)),
    }))
    const ends = await Promise.allSettled(
      assignments.map(assignment =>
        writeAssignment({
          ...assignment,
          writers,
          brief,
          context,
          push,
          signal: until,
          count: Math.ceil(count / calls),
        }),
      ),
    )
    const faults = ends.flatMap(end => (end.status === 'rejected' ? [end.reason] : []))
    if (passed === 0 && faults.length > 0) throw faults[0]
  })
  try {
    for await (const draft of drafts) {
      // Two writers may have written the same question at once, and the gate has passed both.
      if (!check(draft, context).passed) continue
      context.written.add(draft)
      passed++
      yield draft
    }
  } finally {
    stopped.abort()
  }
}

interface Assignment {
  facts: GroundFact[]
  luck: Dice
  writers: Writers
  brief: Brief
  context: GateContext
  push: (draft: Draft) => void
  signal: AbortSignal
  count: number
}

/** One call's writing, with the checks of what it wrote; what was written before it broke off is checked all the same. */
async function writeAssignment(assignment: Assignment): Promise<void> {
  const { facts, luck, writers, brief, context, signal, count } = assignment
  const { first, writing } = writers.limits ?? usual
  const seal = newSeal()
  const ask = askForQuestions(brief, facts, count, seal)
  const within = AbortSignal.any([signal, AbortSignal.timeout(writing)])
  const checks: Promise<void>[] = []
  let waiting: Draft[] = []
  const checkWaiting = () => {
    if (waiting.length > 0) checks.push(checkAndPush(assignment, waiting))
    waiting = []
  }
  let fault: unknown
  try {
    for await (const written of writers.writer.elements(
      { ...ask, signal: within, firstWithin: first },
      writtenQuestion,
    )) {
      const draft = draftFromAnswer(written, { topicId: brief.topicId, facts, seal, seed: luck.int(0, 2 ** 31 - 1) })
      if (!draft) continue
      const verdict = check(draft, context)
      // One that passes is judged once more, with what the verifier found.
      if (verdict.passed) waiting.push(draft)
      else publishVerdict(draft, verdict)
      if (waiting.length === batch) checkWaiting()
    }
  } catch (reason) {
    fault = reason
  }
  checkWaiting()
  const ends = await Promise.allSettled(checks)
  const failed = ends.find(end => end.status === 'rejected')
  if (fault !== undefined || failed) throw fault ?? failed?.reason
}

async function checkAndPush(
  { facts, luck, writers, context, push, signal }: Assignment,
  drafts: Draft[],
): Promise<void> {
  const { verifier: model, isHarmless, limits = usual } = writers
  const verifier = { model, milliseconds: limits.checking, ...(isHarmless ? { isHarmless } : {}) }
  const faults = await verifyDrafts(verifier, drafts, facts, luck, signal)
  for (const [n, draft] of drafts.entries()) {
    const verdict = check(draft, { ...context, votesAgainst: () => faults[n] })
    publishVerdict(draft, verdict)
    if (verdict.passed) push(draft)
  }
}
