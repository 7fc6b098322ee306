import { House } from 'lucide-react'
import { Notice } from '#app/web/notice.tsx'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { CreatePetPrompt } from '#pet/web/create-pet.tsx'
import { useCreature } from '#pet/web/creature-query.ts'
import { PetRoom, PetRoomSkeleton } from '#pet/web/pet-room.tsx'
import { useTopics } from '#topics/web/topics-query.ts'

const knownWell = 80

/** /pet-room */
export function PetRoomPage() {
  const creature = useCreature()
  const topics = useTopics()
  const books = topics.data?.filter(topic => topic.masteryLevel >= knownWell).length ?? 0
  return (
    <>
      <title>{words.title(words.petRoom)}</title>
      <div className="mt-1 mb-4 flex">
        <ButtonLink kind="secondary" href={paths.home}>
          <House size={18} aria-hidden="true" />
          {words.home}
        </ButtonLink>
      </div>
      {creature.data ? (
        <PetRoom creature={creature.data} books={books} />
      ) : creature.data === null ? (
        <CreatePetPrompt />
      ) : creature.error ? (
        <Notice message={creature.error.message} onRetry={() => void creature.refetch()} />
      ) : (
        <PetRoomSkeleton />
      )}
    </>
  )
}
