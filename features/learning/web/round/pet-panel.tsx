import { Badge } from '#kit/ui/badge.tsx'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { formatNumber } from '#kit/ui/page-locale.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { Meadow } from '#pet/web/meadow.tsx'
import { PetDrawing } from '#pet/web/pet-drawing.tsx'
import { PetMeters } from '#pet/web/pet-meters.tsx'
import type { Pet } from '#pet/web/pet-query.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { statusLine } from '#pet/web/status-line.ts'
import { useGrowthSpurt } from '#pet/web/use-growth-spurt.ts'
import { pageWords as petWords } from '#pet/words.ts'
import { LazyFeedbackPopups } from '../answers/lazy-feedback-popups.tsx'
import type { Feedback } from '../answers/use-feedback.ts'

interface Shown {
  pet: Pet | null | undefined
  /** What the pet says about the current answer. */
  said: string | undefined
  feedback: Feedback
  /** The pet's reaction during a break. */
  cheer: Reaction | null
}

const EvolutionOverlay = optionalComponent(() =>
  import('#pet/web/evolution-overlay.tsx').then(part => part.EvolutionOverlay),
)

/** The pet's column beside the question. */
export function PetPanel({ pet, ...rest }: Shown) {
  if (!pet) return <Skeleton className="h-[608px] rounded-sheet" />
  return <FullPanel pet={pet} {...rest} />
}

function FullPanel({ pet, said, feedback, cheer }: Shown & { pet: Pet }) {
  const spurt = useGrowthSpurt(pet.level)
  return (
    <section aria-label={pet.name} className="relative overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="relative">
        <Meadow className="h-[264px]">
          <div className="pb-3">
            <PetDrawing
              pet={pet}
              size={170}
              reaction={feedback.reaction ?? cheer}
              onTap={() => undefined}
              label={petWords.tickle(pet.name)}
            />
          </div>
        </Meadow>
        <LazyFeedbackPopups fresh={feedback.fresh} className="absolute inset-x-3 top-3 bottom-0" />
      </div>
      <div className="space-y-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-h3 [overflow-wrap:anywhere]">{pet.name}</h2>
          <Badge>{petWords.level(pet.level)}</Badge>
        </div>
        <p className="min-h-[3.1em] text-ink-soft">{said ?? statusLine(pet)}</p>
        <Experience pet={pet} />
        <PetMeters pet={pet} slim />
      </div>
      {spurt && <EvolutionOverlay pet={pet} />}
    </section>
  )
}

function Experience({ pet }: { pet: Pet }) {
  return (
    <Meter
      label={petWords.experience}
      value={pet.experience}
      max={pet.maxExperience}
      shown={petWords.experienceShown(formatNumber(pet.experience), formatNumber(pet.maxExperience))}
      tone="brand"
      slim
    />
  )
}
