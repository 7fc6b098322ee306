import { useEffect, useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { Meter } from '#kit/ui/meter.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { CreatureDrawing } from '#pet/web/creature-drawing.tsx'
import type { Creature } from '#pet/web/creature-query.ts'
import { EvolutionOverlay, useGrowthSpurt } from '#pet/web/evolution-overlay.tsx'
import { Meadow } from '#pet/web/meadow.tsx'
import type { Reaction } from '#pet/web/motions.ts'
import { PetMeters } from '#pet/web/pet-meters.tsx'
import { statusLine } from '#pet/web/status-line.ts'
import { pageWords as petWords } from '#pet/words.ts'
import { FeedbackPopups, useFreshFeedback } from './feedback-popups.tsx'
import type { AnswerReply } from './use-answer.ts'

const reactionMs = 2000

/** How the pet takes the last answer, for two seconds. */
function useReaction(fed: AnswerReply | undefined): Reaction | null {
  const [reaction, setReaction] = useState<Reaction | null>(null)
  useEffect(() => {
    if (!fed) return
    setReaction(fed.feedingResult.leveledUp ? 'joy' : fed.correct ? 'munch' : 'wave')
    const timer = setTimeout(() => setReaction(null), reactionMs)
    return () => clearTimeout(timer)
  }, [fed])
  return reaction
}

interface Shown {
  creature: Creature | null | undefined
  fed: AnswerReply | undefined
}
/** What the pet does in a break. */
interface Cheering {
  cheer: Reaction | null
}

/** The pet's column beside the question. */
export function PetPanel({ creature, fed, cheer }: Shown & Cheering) {
  if (!creature) return <Skeleton className="h-[608px] rounded-sheet" />
  return <FullPanel creature={creature} fed={fed} cheer={cheer} />
}

function FullPanel({ creature, fed, cheer }: Shown & Cheering & { creature: Creature }) {
  const reaction = useReaction(fed)
  const fresh = useFreshFeedback(fed)
  const spurt = useGrowthSpurt(creature.level)
  return (
    <section aria-label={creature.name} className="relative overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="relative">
        <Meadow className="h-[264px]">
          <div className="pb-3">
            <CreatureDrawing
              creature={creature}
              size={170}
              reaction={reaction ?? cheer}
              onTap={() => undefined}
              label={petWords.tickle(creature.name)}
            />
          </div>
        </Meadow>
        <FeedbackPopups fresh={fresh} className="absolute inset-x-3 top-3 bottom-0" />
      </div>
      <div className="space-y-4 p-5">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 text-h3 [overflow-wrap:anywhere]">{creature.name}</h2>
          <Badge>{petWords.level(creature.level)}</Badge>
        </div>
        <p className="min-h-[3.1em] text-ink-soft">{fed?.creatureFeedback ?? statusLine(creature)}</p>
        <Experience creature={creature} />
        <PetMeters creature={creature} slim />
      </div>
      {spurt && <EvolutionOverlay creature={creature} />}
    </section>
  )
}

/** The pet beside Next on a phone: it takes the answer where the eyes are. */
export function PetBesideNext({ creature, fed }: Shown) {
  const reaction = useReaction(fed)
  const fresh = useFreshFeedback(fed)
  if (!creature) return null
  return (
    <div className="relative -my-3 w-22">
      <CreatureDrawing
        creature={creature}
        size={88}
        reaction={reaction}
        expression={fed && !fed.correct ? 'comforted' : 'happy'}
        onTap={() => undefined}
        label={petWords.tickle(creature.name)}
      />
      <FeedbackPopups fresh={fresh} className="absolute bottom-full left-0 w-[calc(100vw-4.5rem)] max-w-xl" />
    </div>
  )
}

/** The pet on a phone: small, looking over the card's edge. */
export function PetCompanion({ creature, away, cheer }: Omit<Shown, 'fed'> & Cheering & { away: boolean }) {
  if (!creature) return <div className="-mt-3 h-[100px]" />
  return (
    <div className="-mt-3 flex h-[100px] items-end justify-between gap-3 px-1">
      <p
        className={classNames(
          'mb-4 min-w-0 rounded-card rounded-br-none bg-sunk px-3.5 py-2 text-small transition-opacity duration-300',
          away && 'opacity-0',
        )}
      >
        <span className="line-clamp-2">
          {creature.name} · {petWords.level(creature.level)} · {statusLine(creature)}
        </span>
      </p>
      <div className="-mb-3 w-24 shrink-0">
        {!away && (
          <CreatureDrawing
            creature={creature}
            size={96}
            reaction={cheer}
            onTap={() => undefined}
            label={petWords.tickle(creature.name)}
          />
        )}
      </div>
    </div>
  )
}

function Experience({ creature }: { creature: Creature }) {
  return (
    <Meter
      label={petWords.experience}
      value={creature.experience}
      max={creature.maxExperience}
      shown={petWords.experienceShown(creature.experience, creature.maxExperience)}
      tone="brand"
      slim
    />
  )
}
