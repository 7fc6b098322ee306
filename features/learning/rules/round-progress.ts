import { seededDice } from '#kit/random/dice.ts'
import type { BreakKind } from './breaks/break-kinds.ts'
import { breakKindAt, isBreakDue } from './breaks/break-rule.ts'

/** A wrong option that was struck out on request, and why it's wrong. */
export interface Hint {
  readonly struck: number
  readonly why: string
}

/** A learner's progress through one round of questions (SPEC §4, *Learning session*). */
export interface RoundProgress {
  /** Identifies the round; a round with another id starts from its first open question. */
  readonly roundId: string
  /** Index of the question shown. */
  readonly index: number
  /** Number of questions in the round. */
  readonly length: number
  readonly score: { readonly correct: number; readonly total: number }
  readonly answeredSinceBreak: number
  /** Questions answered in this topic, over all its rounds, since the arena or topic was opened or practice began again. */
  readonly totalAnswered: number
  /** Right answers in this topic, over all its rounds, since the arena was opened or practice began again. */
  readonly totalCorrect: number
  /** The option chosen for the question shown, which is locked from then on. */
  readonly chosen: number | null
  /** The hint taken for the question shown. */
  readonly hint: Hint | null
  /** The break shown in place of the answered question. */
  readonly onBreak: BreakKind | null
  /** Whether the last question of the round is done. */
  readonly victory: boolean
}

/** The arena: the open topic, and the progress in each topic that has been opened. */
export interface Arena {
  readonly topicId: string | null
  readonly rounds: Readonly<Record<string, RoundProgress>>
  /** The last two kinds of break, the latest last. */
  readonly lastBreaks: readonly BreakKind[]
  /** Breaks taken, not skipped, since the arena was opened. */
  readonly breaksTaken: number
}

export type ArenaEvent =
  | { type: 'topic-opened'; topicId: string }
  /** The first `answered` questions are already answered, `correct` of them correctly. */
  | { type: 'round-arrived'; topicId: string; roundId: string; length: number; answered: number; correct: number }
  | { type: 'option-chosen'; option: number; correct: boolean }
  /** A hint for the question at `index`; ignored if that question is no longer open. */
  | { type: 'hint-arrived'; topicId: string; roundId: string; index: number; hint: Hint }
  /** `seed` seeds the choice of the break, if one is due. */
  | { type: 'next-asked'; seed: string }
  | { type: 'break-ended'; taken: boolean }
  | { type: 'practice-again-asked' }

export const emptyArena: Arena = { topicId: null, rounds: {}, lastBreaks: [], breaksTaken: 0 }

/**
 * Progress at the first unanswered question, with the score so far; breaks are counted from here. A round whose
 * questions are all answered starts at its victory.
 *
 * @param before how many of the first questions are already answered, and how many of those correctly
 */
export function startRound(roundId: string, length: number, before = { answered: 0, correct: 0 }): RoundProgress {
  const answered = Math.min(before.answered, length)
  const correct = Math.min(before.correct, answered)
  const victory = length > 0 && answered === length
  return {
    roundId,
    index: victory ? length - 1 : answered,
    length,
    score: { correct, total: answered },
    answeredSinceBreak: 0,
    totalAnswered: 0,
    totalCorrect: correct,
    chosen: null,
    hint: null,
    onBreak: null,
    victory,
  }
}

/** Progress in the open topic; undefined until its questions have arrived. */
export function currentRound(arena: Arena): RoundProgress | undefined {
  return arena.topicId === null ? undefined : arena.rounds[arena.topicId]
}

/** The arena after an event. An event that doesn't fit (a second choice, Next before a choice) changes nothing. */
export function arenaAfter(arena: Arena, event: ArenaEvent): Arena {
  switch (event.type) {
    case 'topic-opened':
      return opened(arena, event.topicId)
    case 'round-arrived': {
      const { topicId, roundId, length } = event
      const before = arena.rounds[topicId]
      if (before?.roundId === roundId) return arena
      const round = { ...startRound(roundId, length, event), ...(before && carriedCounts(before)) }
      return { ...arena, rounds: { ...arena.rounds, [topicId]: round } }
    }
    case 'option-chosen':
      return changed(arena, round => answered(round, event))
    case 'hint-arrived':
      return hinted(arena, event)
    case 'next-asked':
      return nextAsked(arena, event.seed)
    case 'break-ended':
      return breakEnded(arena, event.taken)
    case 'practice-again-asked':
      return changed(arena, round => (round.victory ? startRound(round.roundId, round.length) : round))
  }
}

/** Counts carried over to the topic's next round; if they restarted, only the first two breaks would ever come. */
function carriedCounts({ answeredSinceBreak, totalAnswered, totalCorrect }: RoundProgress): Partial<RoundProgress> {
  return { answeredSinceBreak, totalAnswered, totalCorrect }
}

/** Opening a topic restarts its break counts and ends a break left open there. */
function opened(arena: Arena, topicId: string): Arena {
  if (arena.topicId === topicId) return arena
  const round = arena.rounds[topicId]
  if (!round) return { ...arena, topicId }
  const reopened = { ...round, answeredSinceBreak: 0, totalAnswered: 0, onBreak: null }
  return { ...arena, topicId, rounds: { ...arena.rounds, [topicId]: reopened } }
}

function changed(arena: Arena, change: (round: RoundProgress) => RoundProgress): Arena {
  const round = currentRound(arena)
  if (!round || arena.topicId === null) return arena
  const after = change(round)
  return after === round ? arena : { ...arena, rounds: { ...arena.rounds, [arena.topicId]: after } }
}

function answered(round: RoundProgress, { option, correct }: { option: number; correct: boolean }): RoundProgress {
  if (round.chosen !== null || round.victory || round.hint?.struck === option) return round
  return {
    ...round,
    chosen: option,
    score: { correct: round.score.correct + (correct ? 1 : 0), total: round.score.total + 1 },
    answeredSinceBreak: round.answeredSinceBreak + 1,
    totalAnswered: round.totalAnswered + 1,
    totalCorrect: round.totalCorrect + (correct ? 1 : 0),
  }
}

function hinted(arena: Arena, { topicId, roundId, index, hint }: ArenaEvent & { type: 'hint-arrived' }): Arena {
  const round = arena.rounds[topicId]
  if (!round || round.roundId !== roundId || round.index !== index) return arena
  if (round.chosen !== null || round.victory || round.hint !== null) return arena
  return { ...arena, rounds: { ...arena.rounds, [topicId]: { ...round, hint } } }
}

/** Next shows a break if one is due, otherwise the next question. */
function nextAsked(arena: Arena, seed: string): Arena {
  const round = currentRound(arena)
  if (!round || round.chosen === null || round.victory || round.onBreak !== null) return arena
  if (!isBreakDue(round.totalAnswered, round.answeredSinceBreak)) return changed(arena, next)
  const { totalAnswered: total, totalCorrect: correct } = round
  const onBreak = breakKindAt({ total, correct, lastBreaks: arena.lastBreaks }, seededDice(seed))
  const lastBreaks = [...arena.lastBreaks, onBreak].slice(-2)
  return changed({ ...arena, lastBreaks }, there => ({ ...there, onBreak, answeredSinceBreak: 0 }))
}

/** The next question follows a break, whether it was taken or skipped. */
function breakEnded(arena: Arena, taken: boolean): Arena {
  if (!currentRound(arena)?.onBreak) return arena
  const breaksTaken = arena.breaksTaken + (taken ? 1 : 0)
  return changed({ ...arena, breaksTaken }, round => next({ ...round, onBreak: null }))
}

function next(round: RoundProgress): RoundProgress {
  if (round.index + 1 >= round.length) return { ...round, victory: true }
  return { ...round, index: round.index + 1, chosen: null, hint: null }
}
