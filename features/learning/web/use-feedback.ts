import { useEffect, useState } from 'react'
import type { Reaction } from '#pet/web/motions.ts'
import type { AnswerReply } from './use-answer.ts'

/** The last popup has gone by then: an achievement's 4 s, or 3 s after the stagger of the stats. */
const popupsMs = 4400
const reactionMs = 2000

/** What is in the air after an answer. */
export interface Feedback {
  /** The answer whose popups are shown. */
  fresh: AnswerReply | undefined
  reaction: Reaction | null
}

/** How the pet takes an answer: at once, and two seconds after it was fed (SPEC §4, *Answer feedback display*). */
export function reactionsTo({ correct, feedingResult }: Pick<AnswerReply, 'correct' | 'feedingResult'>): {
  atOnce: Reaction
  later: Reaction | null
} {
  if (!correct) return { atOnce: 'wave', later: null }
  return { atOnce: 'munch', later: feedingResult.leveledUp ? 'joy' : 'hop' }
}

/** Follows an answer for some seconds: its popups, and what the pet does. Another answer takes its place. */
export function useFeedback(fed: AnswerReply | undefined): Feedback {
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
