import { LAST_STAGE } from '#pet/rules/forms.ts'
import { pageWords } from '#pet/words.ts'
import { PetDrawing } from './pet-drawing.tsx'
import type { Pet } from './pet-query.ts'
import { useLatestChange } from './use-latest-change.ts'

/** Covers the whole card during a growth spurt. On a phone its text is at the top, since the card is longer than the screen. */
export function EvolutionOverlay({ pet }: { pet: Pet }) {
  const change = useLatestChange(pet)
  const grows = pet.level <= LAST_STAGE
  return (
    <div
      role="status"
      className="absolute inset-0 z-10 flex animate-pop flex-col items-center gap-2 overflow-hidden rounded-sheet bg-brand p-6 pt-14 text-center text-on-brand sm:justify-center sm:pt-6"
    >
      <svg
        viewBox="-100 -100 200 200"
        className="-translate-1/2 absolute top-34 left-1/2 h-[160%] w-[500%] max-w-none animate-[spin_12s_linear_infinite] sm:top-1/2 sm:w-[160%]"
        aria-hidden="true"
      >
        {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map(turn => (
          <path key={turn} d="M0 0-9-100H9z" transform={`rotate(${turn})`} className="fill-white" opacity=".08" />
        ))}
      </svg>
      <PetDrawing pet={pet} expression="joyful" reaction="joy" size={160} />
      <p className="relative font-name font-semibold text-h1">{pageWords.evolution}</p>
      <p className="relative text-lead">{pageWords.growingStronger(pet.name)}</p>
      {grows && (
        <p className="relative min-h-[3.1em] max-w-[34ch] text-balance">{change && pageWords.newChange(change)}</p>
      )}
    </div>
  )
}
