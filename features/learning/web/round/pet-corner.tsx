import { PetDrawing } from '#pet/web/pet-drawing.tsx'
import type { Pet } from '#pet/web/pet-query.ts'
import { pageWords as petWords } from '#pet/words.ts'
import { LazyFeedbackPopups } from '../answers/lazy-feedback-popups.tsx'
import type { Feedback } from '../answers/use-feedback.ts'

/**
 * The pet on a phone after an answer: below the explanation, with the popups and then its words beside it. It covers nothing, and its
 * height is reserved so that nothing moves.
 */
export function PetCorner({
  pet,
  said,
  comforting,
  feedback,
}: {
  pet: Pet | null | undefined
  said: string | undefined
  /** The answer was wrong. */
  comforting: boolean
  feedback: Feedback
}) {
  if (!pet) return null
  return (
    <div className="mt-1 flex min-h-28 items-center gap-3">
      <div className="w-22 shrink-0">
        <PetDrawing
          pet={pet}
          size={88}
          reaction={feedback.reaction}
          expression={comforting ? 'comforted' : 'happy'}
          onTap={() => undefined}
          label={petWords.tickle(pet.name)}
        />
      </div>
      <div className="relative min-w-0 flex-1">
        <LazyFeedbackPopups fresh={feedback.fresh} />
        {!feedback.fresh && said && (
          <p className="animate-rise rounded-card rounded-bl-none bg-sunk px-3.5 py-2 text-small">{said}</p>
        )}
      </div>
    </div>
  )
}
