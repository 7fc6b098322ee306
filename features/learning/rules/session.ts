import { seededDice } from '#kit/random/dice.ts'
import type { BreakKind } from './break-rule.ts'
import { breakKindAt, isBreakDue } from './break-rule.ts'

/** A wrong option that was struck out on request, and why it is wrong. */
export interface Hint {
  readonly struck: number
  readonly why: string
}

/** One learner's walk through one batch of questions of a topic (SPEC §4, *Learning session*). */
export interface Session {
  /** Which batch it walks through; another one starts a new session. */
  readonly batch: string
  /** Which question of the batch is shown. */
  readonly index: number
  /** How many the batch has. */
  readonly length: number
  readonly score: { readonly correct: number; readonly total: number }
  readonly answeredSinceBreak: number
  /** Questions answered in this topic since the arena or the topic was opened or practice began again, in all its batches. */
  readonly totalAnswered: number
  /** Right answers in this topic since the arena was opened or practice began again, in all its batches. */
  readonly totalCorrect: number
  /** The option that was chosen for the question shown; its question is locked from then on. */
  readonly chosen: number | null
  /** The hint that was taken for the question shown. */
  readonly hint: Hint | null
  /** The break that is on, in place of the question that was answered. */
  readonly onBreak: BreakKind | null
  /** Whether the last question of the batch is done. */
  readonly victory: boolean
}

/** The arena: the topic that is open, and a session for each topic that was. */
export interface Arena {
  readonly topicId: string | null
  readonly sessions: Readonly<Record<string, Session>>
  /** The last two kinds of break, the latest last. */
  readonly lastBreaks: readonly BreakKind[]
  /** Breaks that were not skipped since the arena was opened. */
  readonly breaksTaken: number
}

export type ArenaEvent =
  | { type: 'topic-opened'; topicId: string }
  /** `answered` of its questions, the first ones, are answered already, `correct` of them rightly. */
  | { type: 'batch-arrived'; topicId: string; batch: string; length: number; answered: number; correct: number }
  | { type: 'option-chosen'; option: number; correct: boolean }
  /** A hint for the question at `index` of that batch; whoever has answered it meanwhile, or gone on, needs it no more. */
  | { type: 'hint-arrived'; topicId: string; batch: string; index: number; hint: Hint }
  /** `luck` seeds the dice that pick the break, if one is due. */
  | { type: 'next-asked'; luck: string }
  | { type: 'break-ended'; taken: boolean }
  | { type: 'practice-again-asked' }

export const emptyArena: Arena = { topicId: null, sessions: {}, lastBreaks: [], breaksTaken: 0 }

/**
 * A session at the first question that is not answered yet, with the score so far; breaks are counted from here. Where
 * all are answered it ends in the victory.
 *
 * @param round how many of the first questions are answered already, and how many of those rightly
 */
export function freshSession(batch: string, length: number, round = { answered: 0, correct: 0 }): Session {
  const answered = Math.min(round.answered, length)
  const victory = length > 0 && answered === length
  return {
    batch,
    index: victory ? length - 1 : answered,
    length,
    score: { correct: Math.min(round.correct, answered), total: answered },
    answeredSinceBreak: 0,
    totalAnswered: 0,
    totalCorrect: Math.min(round.correct, answered),
    chosen: null,
    hint: null,
    onBreak: null,
    victory,
  }
}

/** The session of the open topic, if its questions have arrived. */
export function openSession(arena: Arena): Session | undefined {
  return arena.topicId === null ? undefined : arena.sessions[arena.topicId]
}

/** The arena after an event. What makes no sense (a second choice, Next without one) changes nothing. */
export function arenaAfter(arena: Arena, event: ArenaEvent): Arena {
  switch (event.type) {
    case 'topic-opened':
      return opened(arena, event.topicId)
    case 'batch-arrived': {
      const { topicId, batch, length } = event
      const before = arena.sessions[topicId]
      if (before?.batch === batch) return arena
      const session = { ...freshSession(batch, length, event), ...(before && countsOf(before)) }
      return { ...arena, sessions: { ...arena.sessions, [topicId]: session } }
    }
    case 'option-chosen':
      return changed(arena, session => answered(session, event))
    case 'hint-arrived':
      return hinted(arena, event)
    case 'next-asked':
      return nextAsked(arena, event.luck)
    case 'break-ended':
      return breakEnded(arena, event.taken)
    case 'practice-again-asked':
      return changed(arena, session => (session.victory ? freshSession(session.batch, session.length) : session))
  }
}

/** What goes on from one batch of a topic to its next: otherwise no break but the first two would ever come. */
function countsOf({ answeredSinceBreak, totalAnswered, totalCorrect }: Session): Partial<Session> {
  return { answeredSinceBreak, totalAnswered, totalCorrect }
}

/** Switching the topic resets the break tracking of the one that is opened; a break that was on there is over. */
function opened(arena: Arena, topicId: string): Arena {
  if (arena.topicId === topicId) return arena
  const session = arena.sessions[topicId]
  if (!session) return { ...arena, topicId }
  const rested = { ...session, answeredSinceBreak: 0, totalAnswered: 0, onBreak: null }
  return { ...arena, topicId, sessions: { ...arena.sessions, [topicId]: rested } }
}

function changed(arena: Arena, change: (session: Session) => Session): Arena {
  const session = openSession(arena)
  if (!session || arena.topicId === null) return arena
  const after = change(session)
  return after === session ? arena : { ...arena, sessions: { ...arena.sessions, [arena.topicId]: after } }
}

function answered(session: Session, { option, correct }: { option: number; correct: boolean }): Session {
  if (session.chosen !== null || session.victory || session.hint?.struck === option) return session
  return {
    ...session,
    chosen: option,
    score: { correct: session.score.correct + (correct ? 1 : 0), total: session.score.total + 1 },
    answeredSinceBreak: session.answeredSinceBreak + 1,
    totalAnswered: session.totalAnswered + 1,
    totalCorrect: session.totalCorrect + (correct ? 1 : 0),
  }
}

function hinted(arena: Arena, { topicId, batch, index, hint }: ArenaEvent & { type: 'hint-arrived' }): Arena {
  const session = arena.sessions[topicId]
  if (!session || session.batch !== batch || session.index !== index) return arena
  if (session.chosen !== null || session.victory || session.hint !== null) return arena
  return { ...arena, sessions: { ...arena.sessions, [topicId]: { ...session, hint } } }
}

/** Next leads into a break when one is due, else to the next question. */
function nextAsked(arena: Arena, luck: string): Arena {
  const session = openSession(arena)
  if (!session || session.chosen === null || session.victory || session.onBreak !== null) return arena
  if (!isBreakDue(session.totalAnswered, session.answeredSinceBreak)) return changed(arena, next)
  const { totalAnswered: total, totalCorrect: correct } = session
  const onBreak = breakKindAt({ total, correct, lastBreaks: arena.lastBreaks }, seededDice(luck))
  const lastBreaks = [...arena.lastBreaks, onBreak].slice(-2)
  return changed({ ...arena, lastBreaks }, there => ({ ...there, onBreak, answeredSinceBreak: 0 }))
}

/** After a break, taken or skipped, the next question comes. */
function breakEnded(arena: Arena, taken: boolean): Arena {
  if (!openSession(arena)?.onBreak) return arena
  const breaksTaken = arena.breaksTaken + (taken ? 1 : 0)
  return changed({ ...arena, breaksTaken }, session => next({ ...session, onBreak: null }))
}

function next(session: Session): Session {
  if (session.index + 1 >= session.length) return { ...session, victory: true }
  return { ...session, index: session.index + 1, chosen: null, hint: null }
}
