import type { ComponentProps } from 'react'
import { Suspense } from 'react'
import { arriving } from '#kit/ui/arriving.tsx'
import { useAlive } from '#kit/ui/use-alive.ts'
import type { FeedbackPopups as Popups } from './feedback-popups.tsx'

const FeedbackPopups = arriving(() => import('./feedback-popups.tsx').then(part => part.FeedbackPopups))

/** The popups of an answer: their code comes with the first sign of life, before there can be an answer. */
export function FedPopups(shown: ComponentProps<typeof Popups>) {
  const alive = useAlive()
  return <Suspense>{alive && <FeedbackPopups {...shown} />}</Suspense>
}
