import { useUser } from '#account/web/current-user.ts'
import { heroPet } from '#app/web/landing/sample-pets.ts'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { GoodbyeCard } from '#membership/web/goodbye-card.tsx'
import { pageWords } from '#membership/words.ts'
import { Meadow } from '#pet/web/meadow.tsx'
import { PetDrawing } from '#pet/web/pet-drawing.tsx'
import { usePet } from '#pet/web/pet-query.ts'

/** /goodbye, for everyone. */
export function Goodbye() {
  const user = useUser()
  return (
    <>
      <title>{words.title(pageWords.goodbyeTitle)}</title>
      <div className="my-auto py-6">
        <GoodbyeCard
          picture={user.data ? <OwnPet /> : <Waving pet={heroPet} />}
          paths={user.data?.learns === 'child' ? { home: paths.home } : paths}
        />
      </div>
    </>
  )
}

function OwnPet() {
  const pet = usePet()
  return <Waving pet={pet.data ?? (pet.data === null ? heroPet : undefined)} />
}

function Waving({ pet }: { pet: Parameters<typeof PetDrawing>[0]['pet'] | undefined }) {
  return (
    <Meadow className="h-[300px] rounded-sheet sm:h-[400px]">
      <div className="flex h-[250px] items-end pb-6">
        {pet && <PetDrawing pet={pet} expression="happy" reaction="wave" size={230} />}
      </div>
    </Meadow>
  )
}
