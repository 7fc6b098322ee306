import { useEffect, useState } from 'react'
import type { Reaction } from '#pet/web/reactions.ts'
import type { AnswerReply } from './answers.ts'

/** The last popup has gone by then: an achievement's 4 s, or 3 s after the stagger of the stats. */
const popupsMs = 4400
const reactionMs = 2000

/** What the pet got: by an answer, or by a break. */
export type Fed = Pick<AnswerReply, 'correct' | 'feedingResult'> & Partial<Pick<AnswerReply, 'creatureFeedback'>>

/** What is in the air after it. */
export interface Feedback {
  /** What the popups show. */
  fresh: Fed | undefined
  reaction: Reaction | null
}

/** How the pet takes an answer: at once, and two seconds after it was fed (SPEC §4, *Answer feedback display*). */
export function reactionsTo({ correct, feedingResult }: Fed): { atOnce: Reaction; later: Reaction | null } {
  if (!correct) return { atOnce: 'comfort', later: null }
  return { atOnce: 'munch', later: feedingResult.leveledUp ? 'joy' : 'hop' }
}

/** A break's reward, to be shown as an answer's is. */
export function presentOf(statChanges: Readonly<Record<string, number>>): Fed {
  const multipliers = { total: 1, parts: [] }
  return {
    correct: true,
    feedingResult: { statChanges, multipliers, achievements: [], leveledUp: false, evolved: false },
  }
}

/** Follows what the pet got for some seconds: the popups, and what the pet does. The next takes its place. */
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
