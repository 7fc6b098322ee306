import { BatteryCharging, Heart, HeartPulse } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Badge } from '#kit/ui/badge.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useWideScreen } from '#kit/ui/use-wide-screen.ts'
import { timeOfDay } from '#pet/rules/time-of-day.ts'
import { pageWords } from '#pet/words.ts'
import { Bookshelf } from './bookshelf.tsx'
import { CareButtons } from './care-buttons.tsx'
import { careLooks } from './care-looks.ts'
import { type Book, coatOf, meaningOf } from './coat.ts'
import { FallingFood } from './falling-food.tsx'
import { MoodSparks } from './mood-sparks.tsx'
import { PetDrawing } from './pet-drawing.tsx'
import type { Pet } from './pet-query.ts'
import { RoomEffects } from './room-effects.tsx'
import { RoomScene, roomHeight } from './room-scene.tsx'
import { InBed, RoomThings } from './room-things.tsx'
import { roomWords } from './room-words.ts'
import { SleepOverlay } from './sleep-overlay.tsx'
import { SpeechBubble } from './speech-bubble.tsx'
import { useStagePicture } from './stage-picture.ts'
import { meterTone, statusLine } from './status-line.ts'
import { PlayTargets, SoapBubbles } from './tappables.tsx'
import { useThought } from './thought-query.ts'
import { useRoom } from './use-room.ts'

const checkMs = 60_000

/** The time of day by the learner's clock, updated while the page is open. */
function useTimeOfDay() {
  const [time, setTime] = useState(() => timeOfDay(new Date().getHours()))
  useEffect(() => {
    const timer = setInterval(() => setTime(timeOfDay(new Date().getHours())), checkMs)
    return () => clearInterval(timer)
  }, [])
  return time
}

/** The pet's room, with a book for each topic; `children` is the link back home. */
export function PetRoom({ pet, books, children }: { pet: Pet; books: readonly Book[]; children?: ReactNode }) {
  const time = useTimeOfDay()
  const wide = useWideScreen()
  const room = useRoom(pet)
  const thought = useThought()
  const painting = useStagePicture(pet)
  const coat = coatOf(books)
  const asleep = pet.status.asleep === true
  const face = room.action === 'none' ? undefined : careLooks[room.action].face
  // A busy pet shows no thought: its reward floats up in that place.
  const thinks = room.action === 'none' && !asleep
  const bubble = room.said ?? (thinks ? (thought.data?.text ?? statusLine(pet)) : undefined)
  const livingPet = (
    <div ref={room.body} className="pointer-events-auto relative" style={{ filter: coat.filter }}>
      {!asleep && <MoodSparks happiness={pet.happiness} energy={pet.energy} />}
      <PetDrawing
        pet={pet}
        size={(wide ? 284 : 184) * (asleep ? 0.66 : 1)}
        asleep={asleep}
        reaction={room.reaction}
        {...(face && !asleep ? { expression: face } : {})}
        label={pageWords.tickle(pet.name)}
        onTap={() => room.tap(coat.meaning)}
      />
    </div>
  )
  return (
    <section className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-7 sm:py-5">
        {children}
        <h1 className="min-w-0 flex-1 text-h2 [overflow-wrap:anywhere] max-sm:basis-[calc(100%-5rem)] sm:text-h1">
          {pageWords.room(pet.name)}
        </h1>
        <div className="flex gap-2">
          <Badge tone="sky">{pageWords.times[time]}</Badge>
          <Badge>{pageWords.level(pet.level)}</Badge>
        </div>
      </div>
      <RoomScene stage={pet.evolutionStage} time={time} painting={painting}>
        <Bookshelf books={books} onTap={book => room.say(meaningOf(book))} />
        <RoomThings full={room.action === 'feed'} onAct={room.act} />
        <SoapBubbles onPop={room.popped} />
        {asleep && <SleepOverlay />}
        <div
          className={
            asleep
              ? 'pointer-events-none absolute bottom-[54%] left-[3%] z-30'
              : 'pointer-events-none absolute inset-x-0 bottom-[6%] flex flex-col items-center'
          }
        >
          {bubble !== undefined && (
            <SpeechBubble text={bubble} thought={room.said === undefined} thinks={roomWords.thinks(pet.name)} />
          )}
          {!asleep && livingPet}
        </div>
        {asleep && <InBed>{livingPet}</InBed>}
        {room.eats && <FallingFood />}
        <RoomEffects shown={room.floating} />
        {room.game !== undefined && <PlayTargets key={room.game} grab={room.grab} onCatch={room.caught} />}
        {room.action !== 'none' && (
          <p className="pointer-events-none absolute bottom-2.5 left-1/2 z-20 -translate-x-1/2 animate-pop rounded-full bg-raised px-3.5 py-0.5 font-medium font-name text-small shadow-lift">
            {roomWords.care[room.action].busy}…
          </p>
        )}
      </RoomScene>
      <CareButtons waits={room.waits} onAct={room.act} />
      <p role="status" className="min-h-12 px-5 text-center text-ink-soft sm:px-7">
        {room.line ?? statusLine(pet)}
      </p>
      <Bars pet={pet} />
    </section>
  )
}

function Bars({ pet }: { pet: Pet }) {
  const bars = [
    { label: pageWords.health, value: pet.health, Icon: HeartPulse },
    { label: pageWords.happiness.name, value: pet.happiness, Icon: Heart },
    { label: pageWords.energy.name, value: pet.energy, Icon: BatteryCharging },
  ]
  return (
    <div className="grid gap-x-8 gap-y-4 p-5 pt-2 sm:grid-cols-3 sm:p-7 sm:pt-3">
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
  )
}

/** Placeholder of the same size as the room. */
export function PetRoomSkeleton() {
  return (
    <div className="overflow-hidden rounded-sheet bg-card shadow-rest">
      <div className="p-4 sm:px-7 sm:py-5">
        <Skeleton className="h-11 w-56" />
      </div>
      <Skeleton className={`rounded-none ${roomHeight}`} />
      <div className="p-5 sm:p-7">
        <Skeleton className="h-40 sm:h-28" />
      </div>
    </div>
  )
}
