import { Flame, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { formNames, formOf } from '#pet/rules/forms.ts'
import { pageWords } from '#pet/words.ts'
import { CreaturePicture } from './creature-picture.tsx'
import type { Creature } from './creature-query.ts'
import { EvolutionOverlay } from './evolution-overlay.tsx'
import { Meadow } from './meadow.tsx'
import { MoodSparks } from './mood-sparks.tsx'
import type { Reaction } from './motions.ts'
import { PetMeters } from './pet-meters.tsx'
import { statusLine } from './status-line.ts'
import { useGrowthSpurt } from './use-growth-spurt.ts'

/** The pet and all there is to know of it at a glance; `children` stand between its words and its figures. */
export function CreatureCard({
  creature,
  reaction = null,
  children,
}: {
  creature: Creature
  /** Played for two seconds whenever it changes. */
  reaction?: Reaction | null
  children?: ReactNode
}) {
  const spurt = useGrowthSpurt(creature.level)
  return (
    <section aria-label={creature.name} className="relative overflow-hidden rounded-sheet bg-card shadow-rest">
      <Meadow className="h-[300px] sm:h-[340px]">
        <div className="pb-5">
          <CreaturePicture creature={creature} size={230} reaction={reaction} />
        </div>
        <MoodSparks happiness={creature.happiness} energy={creature.energy} />
      </Meadow>
      <div className="p-5 sm:p-7">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="min-w-0">
            <h1 className="text-h1 [overflow-wrap:anywhere]">{creature.name}</h1>
            <p className="mt-1 text-ink-soft">
              {pageWords.stage(creature.evolutionStage, formNames[formOf(creature.evolutionStage).id])}
            </p>
          </div>
          <Badge tone="brand">{pageWords.level(creature.level)}</Badge>
        </div>
        <p className="mt-4 inline-block rounded-card rounded-tl-none bg-sunk px-4 py-2 font-name font-medium">
          {statusLine(creature)}
        </p>
        {children && <div className="mt-5">{children}</div>}
        <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <div className="space-y-5">
            <Meter
              label={pageWords.experience}
              value={creature.experience}
              max={creature.maxExperience}
              shown={pageWords.experienceShown(creature.experience, creature.maxExperience)}
              tone="brand"
            />
            <dl className="grid grid-cols-2 gap-3">
              <Fact Icon={Flame} name={pageWords.visitStreak} value={pageWords.days(creature.visitStreak)} />
              <Fact Icon={Gauge} name={pageWords.velocity} value={pageWords.perMinute(creature.learningVelocity)} />
            </dl>
          </div>
          <PetMeters creature={creature} />
        </div>
      </div>
      {spurt && <EvolutionOverlay creature={creature} />}
    </section>
  )
}

function Fact({ Icon, name, value }: { Icon: typeof Flame; name: string; value: string }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-ink-soft text-small">
        <Icon size={16} aria-hidden="true" />
        {name}
      </dt>
      <dd className="mt-0.5 font-medium font-name">{value}</dd>
    </div>
  )
}

/** Keeps the card's room until the pet is there. */
export function CreatureCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <Meadow className="h-[300px] sm:h-[340px]">
        <div className="h-[235px]" />
      </Meadow>
      <div className="space-y-6 p-5 sm:p-7">
        <Skeleton className="h-10 w-44" />
        <Skeleton className="h-9 w-40" />
        <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-36" />
        </div>
      </div>
    </div>
  )
}
