import { useEffect, useState } from 'react'
import type { Reaction } from '#pet/web/reactions.ts'
import type { AnswerReply } from './answers.ts'

/** The last popup is gone by then: 4 s for an achievement, or 3 s after the last stat has appeared. */
const popupsMs = 4400
const reactionMs = 2000

/** What the pet received for an answer or a break. */
export type Fed = Pick<AnswerReply, 'correct' | 'feedingResult'> & Partial<Pick<AnswerReply, 'creatureFeedback'>>

/** What is shown for it. */
export interface Feedback {
  /** Shown by the popups. */
  fresh: Fed | undefined
  reaction: Reaction | null
}

/** The pet's reactions to an answer: at once, and two seconds later (SPEC §4, *Answer feedback display*). */
export function reactionsTo({ correct, feedingResult }: Fed): { atOnce: Reaction; later: Reaction | null } {
  if (!correct) return { atOnce: 'comfort', later: null }
  return { atOnce: 'munch', later: feedingResult.leveledUp ? 'joy' : 'hop' }
}

/** A break's reward in the form of an answer's. */
export function fedByBreak(statChanges: Readonly<Record<string, number>>): Fed {
  const multipliers = { total: 1, parts: [] }
  return {
    correct: true,
    feedingResult: { statChanges, multipliers, achievements: [], leveledUp: false, evolved: false },
  }
}

/** Shows popups and reactions for a few seconds after the pet was fed; the next feeding replaces them. */
export function useFeedback(fed: Fed | undefined): Feedback {
  const [feedback, setFeedback] = useState<Feedback>(none)
  useEffect(() => {
    if (!fed) return setFeedback(none)
    const { atOnce, later } = reactionsTo(fed)
    setFeedback({ fresh: fed, reaction: atOnce })
    const timers = [
      setTimeout(() => setFeedback({ fresh: fed, reaction: later }), reactionMs),
      setTimeout(() => setFeedback({ fresh: fed, reaction: null }), 2 * reactionMs),
      setTimeout(() => setFeedback(none), popupsMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [fed])
  return feedback
}

const none: Feedback = { fresh: undefined, reaction: null }
