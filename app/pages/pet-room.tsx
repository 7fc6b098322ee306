import { House } from 'lucide-react'
import { Notice } from '#app/web/notice.tsx'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { CreatePetPrompt } from '#pet/web/create-pet.tsx'
import { usePet } from '#pet/web/pet-query.ts'
import { PetRoom, PetRoomSkeleton } from '#pet/web/pet-room.tsx'
import { useTopics } from '#topics/web/topics-query.ts'

/** /pet-room */
export function PetRoomPage() {
  const pet = usePet()
  const topics = useTopics()
  const books = (topics.data ?? []).map(({ topicId, topicName, masteryLevel, dueReviews }) => ({
    id: topicId,
    name: topicName,
    mastery: masteryLevel,
    due: dueReviews,
  }))
  return (
    <>
      <title>{words.title(words.petRoom)}</title>
      {pet.data === undefined && <h1 className="sr-only">{words.petRoom}</h1>}
      {pet.data ? (
        <div className="mt-1">
          <PetRoom pet={pet.data} books={books}>
            <HomeButton />
          </PetRoom>
        </div>
      ) : (
        <>
          <div className="mt-1 mb-4 flex">
            <HomeButton />
          </div>
          {pet.data === null ? (
            <CreatePetPrompt />
          ) : pet.error ? (
            <Notice fault={pet.error} onRetry={() => void pet.refetch()} />
          ) : (
            <PetRoomSkeleton />
          )}
        </>
      )}
    </>
  )
}

function HomeButton() {
  return (
    <ButtonLink kind="secondary" href={paths.home} className="max-sm:px-3.5">
      <House size={18} aria-hidden="true" />
      <span className="max-sm:sr-only">{words.home}</span>
    </ButtonLink>
  )
}
