import { BatteryCharging, Heart, HeartPulse } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { timeOfDay } from '#pet/rules/time-of-day.ts'
import { pageWords } from '#pet/words.ts'
import { CreatureDrawing } from './creature-drawing.tsx'
import type { Creature } from './creature-query.ts'
import { MoodSparks } from './mood-sparks.tsx'
import { RoomScene } from './room-scene.tsx'
import { meterTone, statusLine } from './status-line.ts'

const checkMs = 60_000

/** The hour of the learner's own clock; follows it while the page is open. */
function useTimeOfDay() {
  const [time, setTime] = useState(() => timeOfDay(new Date().getHours()))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeOfDay(new Date().getHours())), checkMs)
    return () => clearInterval(timer)
  }, [])
  return time
}

/** The pet at home. `books` is how many topics it knows well. */
export function PetRoom({ creature, books }: { creature: Creature; books: number }) {
  const time = useTimeOfDay()
  const [said, setSaid] = useState(-1)
  const thought = pageWords.hello[said] ?? statusLine(creature)
  const bars = [
    { label: pageWords.health, value: creature.health, Icon: HeartPulse },
    { label: pageWords.happiness.name, value: creature.happiness, Icon: Heart },
    { label: pageWords.energy.name, value: creature.energy, Icon: BatteryCharging },
  ]
  return (
    <section className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 p-5 sm:px-7">
        <h1 className="min-w-0 text-h2 [overflow-wrap:anywhere] sm:text-h1">{pageWords.room(creature.name)}</h1>
        <div className="flex gap-2">
          <Badge tone="sky">{pageWords.times[time]}</Badge>
          <Badge>{pageWords.level(creature.level)}</Badge>
        </div>
      </div>
      <div className="relative flex h-[400px] items-end justify-center overflow-hidden sm:h-[480px] lg:h-[560px]">
        <RoomScene stage={creature.evolutionStage} time={time} books={books} />
        <div className="relative mb-8 flex flex-col items-center sm:mb-8 lg:mb-10">
          <p
            role="status"
            className="relative mb-1 max-w-64 rounded-card bg-raised px-4 py-2.5 text-center font-medium font-name shadow-rest after:absolute after:top-full after:left-1/2 after:-ml-2 after:border-8 after:border-transparent after:border-t-raised"
          >
            {thought}
          </p>
          <div className="relative">
            <MoodSparks happiness={creature.happiness} energy={creature.energy} />
            <CreatureDrawing
              creature={creature}
              size={220}
              label={pageWords.tickle(creature.name)}
              onTap={() => setSaid(now => (now + 1) % pageWords.hello.length)}
            />
          </div>
        </div>
      </div>
      <div className="grid gap-x-8 gap-y-4 p-5 sm:grid-cols-3 sm:p-7">
        {bars.map(({ label, value, Icon }) => (
          <Meter
            key={label}
            label={label}
            value={Math.round(value)}
            shown={pageWords.ofHundred(Math.round(value))}
            tone={meterTone(value)}
            icon={<Icon size={16} aria-hidden="true" className="text-ink-soft" />}
          />
        ))}
      </div>
    </section>
  )
}

/** Keeps the room's room. */
export function PetRoomSkeleton() {
  return (
    <div className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="p-5 sm:px-7">
        <Skeleton className="h-10 w-56" />
      </div>
      <Skeleton className="h-[400px] rounded-none sm:h-[480px] lg:h-[560px]" />
      <div className="p-5 sm:p-7">
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
