import { PetDrawing } from '#pet/web/pet-drawing.tsx'
import type { Pet } from '#pet/web/pet-query.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { statusLine } from '#pet/web/status-line.ts'
import { pageWords as petWords } from '#pet/words.ts'
import { LazyFeedbackPopups } from '../answers/lazy-feedback-popups.tsx'
import type { Feedback } from '../answers/use-feedback.ts'

interface Shown {
  pet: Pet | null | undefined
  feedback: Feedback
}

/** The pet on a phone: small, peeking over the card's edge, with any popups of the last answer. */
export function PetCompanion({
  pet,
  feedback,
  away,
  cheer,
}: Shown & {
  /** The pet is below the explanation instead. */
  away: boolean
  cheer: Reaction | null
}) {
  if (!pet || away) return <div className="-mt-3 h-[100px]" />
  return (
    <div className="-mt-3 flex h-[100px] items-end justify-end gap-3 px-1">
      <LazyFeedbackPopups
        fresh={feedback.fresh}
        brief
        className={feedback.fresh ? 'relative mb-3.5 max-h-24 min-w-0 flex-1 overflow-hidden' : 'absolute'}
      />
      {!feedback.fresh && (
        // Always two lines high, as the number of lines depends on the font.
        <p className="mb-4 flex min-h-[calc(2lh+1rem)] min-w-0 items-center rounded-card rounded-br-none bg-sunk px-3.5 py-2 text-small">
          <span className="line-clamp-2">
            {pet.name} · {petWords.level(pet.level)} · {statusLine(pet)}
          </span>
        </p>
      )}
      <div className="-mb-3 w-24 shrink-0">
        <PetDrawing
          pet={pet}
          size={96}
          reaction={feedback.reaction ?? cheer}
          onTap={() => undefined}
          label={petWords.tickle(pet.name)}
        />
      </div>
    </div>
  )
}
