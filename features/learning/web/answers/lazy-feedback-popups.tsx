import type { ComponentProps } from 'react'
import { aside } from '#kit/ui/aside.tsx'
import { useAlive } from '#kit/ui/use-alive.ts'
import type { FeedbackPopups as Popups } from './feedback-popups.tsx'

const FeedbackPopups = aside(() => import('./feedback-popups.tsx').then(part => part.FeedbackPopups))

/** The popups of an answer: their code comes with the first sign of life, before there can be an answer. */
export function LazyFeedbackPopups(shown: ComponentProps<typeof Popups>) {
  const alive = useAlive()
  return alive && <FeedbackPopups {...shown} />
}
