import type { ComponentProps } from 'react'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { useHasInteracted } from '#kit/ui/use-has-interacted.ts'
import type { FeedbackPopups as Popups } from './feedback-popups.tsx'

const FeedbackPopups = optionalComponent(() => import('./feedback-popups.tsx').then(part => part.FeedbackPopups))

/** The popups of an answer, loaded on the first user interaction, before there can be an answer. */
export function LazyFeedbackPopups(shown: ComponentProps<typeof Popups>) {
  const alive = useHasInteracted()
  return alive && <FeedbackPopups {...shown} />
}
