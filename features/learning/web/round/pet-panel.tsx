import { aside } from '#kit/ui/aside.tsx'
import { Badge } from '#kit/ui/badge.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { written } from '#kit/ui/page-locale.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { CreatureDrawing } from '#pet/web/creature-drawing.tsx'
import type { Creature } from '#pet/web/creature-query.ts'
import { Meadow } from '#pet/web/meadow.tsx'
import { PetMeters } from '#pet/web/pet-meters.tsx'
import type { Reaction } from '#pet/web/reactions.ts'
import { statusLine } from '#pet/web/status-line.ts'
import { useGrowthSpurt } from '#pet/web/use-growth-spurt.ts'
import { pageWords as petWords } from '#pet/words.ts'
import { FedPopups } from '../answers/fed-popups.tsx'
import type { Feedback } from '../answers/use-feedback.ts'

interface Shown {
  creature: Creature | null | undefined
  /** What the pet says to the answer that stands there. */
  said: string | undefined
  feedback: Feedback
  /** What the pet does in a break. */
  cheer: Reaction | null
}

const EvolutionOverlay = aside(() => import('#pet/web/evolution-overlay.tsx').then(part => part.EvolutionOverlay))

/** The pet's column beside the question. */
export function PetPanel({ creature, ...rest }: Shown) {
  if (!creature) return <Skeleton className="h-[608px] rounded-sheet" />
  return <FullPanel creature={creature} {...rest} />
}

function FullPanel({ creature, said, feedback, cheer }: Shown & { creature: Creature }) {
  const spurt = useGrowthSpurt(creature.level)
  return (
    <section aria-label={creature.name} className="relative overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="relative">
        <Meadow className="h-[264px]">
          <div className="pb-3">
            <CreatureDrawing
              creature={creature}
              size={170}
              reaction={feedback.reaction ?? cheer}
              onTap={() => undefined}
              label={petWords.tickle(creature.name)}
            />
          </div>
        </Meadow>
        <FedPopups fresh={feedback.fresh} className="absolute inset-x-3 top-3 bottom-0" />
      </div>
      <div className="space-y-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-h3 [overflow-wrap:anywhere]">{creature.name}</h2>
          <Badge>{petWords.level(creature.level)}</Badge>
        </div>
        <p className="min-h-[3.1em] text-ink-soft">{said ?? statusLine(creature)}</p>
        <Experience creature={creature} />
        <PetMeters creature={creature} slim />
      </div>
      {spurt && <EvolutionOverlay creature={creature} />}
    </section>
  )
}

function Experience({ creature }: { creature: Creature }) {
  return (
    <Meter
      label={petWords.experience}
      value={creature.experience}
      max={creature.maxExperience}
      shown={petWords.experienceShown(written(creature.experience), written(creature.maxExperience))}
      tone="brand"
      slim
    />
  )
}
