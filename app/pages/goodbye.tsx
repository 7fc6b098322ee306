import { useUser } from '#account/web/current-user.ts'
import { heroPet } from '#app/web/landing/sample-pets.ts'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { GoodbyeCard } from '#membership/web/goodbye-card.tsx'
import { pageWords } from '#membership/words.ts'
import { CreatureDrawing } from '#pet/web/creature-drawing.tsx'
import { useCreature } from '#pet/web/creature-query.ts'
import { Meadow } from '#pet/web/meadow.tsx'

/** /goodbye, for everybody. */
export function Goodbye() {
  const user = useUser()
  return (
    <>
      <title>{words.title(pageWords.goodbyeTitle)}</title>
      <div className="my-auto py-6">
        <GoodbyeCard
          picture={user.data ? <OwnPet /> : <Waving creature={heroPet} />}
          paths={user.data?.learns === 'child' ? { home: paths.home } : paths}
        />
      </div>
    </>
  )
}

function OwnPet() {
  const creature = useCreature()
  return <Waving creature={creature.data ?? (creature.data === null ? heroPet : undefined)} />
}

function Waving({ creature }: { creature: Parameters<typeof CreatureDrawing>[0]['creature'] | undefined }) {
  return (
    <Meadow className="h-[300px] rounded-sheet sm:h-[400px]">
      <div className="flex h-[250px] items-end pb-6">
        {creature && <CreatureDrawing creature={creature} expression="happy" reaction="wave" size={230} />}
      </div>
    </Meadow>
  )
}
