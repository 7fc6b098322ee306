import { Flame, Gauge } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { formatNumber } from '#kit/ui/page-locale.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { Tooltip } from '#kit/ui/tooltip.tsx'
import { useWideScreen } from '#kit/ui/use-wide-screen.ts'
import { formNames, formOf } from '#pet/rules/forms.ts'
import { pageWords } from '#pet/words.ts'
import { Meadow } from './meadow.tsx'
import { MoodSparks } from './mood-sparks.tsx'
import { PetMeters } from './pet-meters.tsx'
import { PetPicture } from './pet-picture.tsx'
import type { Pet } from './pet-query.ts'
import type { Reaction } from './reactions.ts'
import { useStagePicture } from './stage-picture.ts'
import { statusLine } from './status-line.ts'
import { useGrowthSpurt } from './use-growth-spurt.ts'
import { useLatestChange } from './use-latest-change.ts'

const EvolutionOverlay = optionalComponent(() => import('./evolution-overlay.tsx').then(part => part.EvolutionOverlay))

/** Short enough on a phone that the next action stays in view below. */
const cardMeadow = 'h-[232px] sm:h-[340px]'

/** Characters of a name that fill a phone's width. */
const longName = 18

/** The pet with everything about it at a glance; `children` go between its texts and its meters. */
export function PetCard({
  pet,
  reaction = null,
  children,
}: {
  pet: Pet
  /** Played for two seconds whenever it changes. */
  reaction?: Reaction | null
  children?: ReactNode
}) {
  const wide = useWideScreen()
  const spurt = useGrowthSpurt(pet.level)
  return (
    <section aria-label={pet.name} className="relative overflow-hidden rounded-sheet bg-card shadow-rest">
      <Meadow className={cardMeadow}>
        <div className="pb-5 max-sm:pb-4">
          <PetPicture pet={pet} size={wide ? 230 : 190} reaction={reaction} />
        </div>
        <MoodSparks happiness={pet.happiness} energy={pet.energy} />
      </Meadow>
      <div className="p-5 sm:p-7">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0 flex-1">
            <h1 className={classNames('[overflow-wrap:anywhere]', pet.name.length > longName ? 'text-h2' : 'text-h1')}>
              {pet.name}
            </h1>
            <p className="mt-1 text-ink-soft">
              {pageWords.stage(pet.evolutionStage, formNames[formOf(pet.evolutionStage).id])}
            </p>
          </div>
          <LevelBadge pet={pet} />
        </div>
        <p className="mt-3 inline-block rounded-card rounded-tl-none bg-sunk px-4 py-1.5 font-name font-medium">
          {statusLine(pet)}
        </p>
        {children && <div className="mt-4">{children}</div>}
        <div className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <div className="space-y-5">
            <Meter
              label={pageWords.experience}
              value={pet.experience}
              max={pet.maxExperience}
              shown={pageWords.experienceShown(formatNumber(pet.experience), formatNumber(pet.maxExperience))}
              tone="brand"
            />
            <dl className="grid grid-cols-2 gap-3">
              <Fact Icon={Flame} name={pageWords.visitStreak} value={pageWords.days(pet.visitStreak)} />
              <Fact Icon={Gauge} name={pageWords.velocity} value={pageWords.perMinute(pet.learningVelocity)} />
            </dl>
          </div>
          <PetMeters pet={pet} />
        </div>
      </div>
      {spurt && <EvolutionOverlay pet={pet} />}
    </section>
  )
}

/** The level. Where the pet is drawn, a tooltip says what is new; a painting may not show it. */
function LevelBadge({ pet }: { pet: Pet }) {
  const change = useLatestChange(pet)
  const painted = useStagePicture(pet) !== undefined
  const level = pageWords.level(pet.level)
  const badge = <Badge tone="brand">{level}</Badge>
  return change && !painted ? (
    <Tooltip label={level} note={pageWords.latestChange(change)} className="rounded-full">
      {badge}
    </Tooltip>
  ) : (
    badge
  )
}

function Fact({ Icon, name, value }: { Icon: typeof Flame; name: string; value: string }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-ink-soft text-small">
        <Icon size={16} aria-hidden="true" className="shrink-0" />
        {name}
      </dt>
      <dd className="mt-0.5 font-medium font-name">{value}</dd>
    </div>
  )
}

/** Placeholder of the same size as the card. */
export function PetCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <Meadow className={cardMeadow}>
        <div className="h-[206px] lg:h-[250px]" />
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
