import { Notice } from '#app/web/notice.tsx'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Nest } from '#pet/web/nest.tsx'
import { usePet } from '#pet/web/pet-query.ts'
import { useHistory } from '#progress/web/history-query.ts'
import { ProgressBoard, ProgressSkeleton } from '#progress/web/progress-board.tsx'
import { useProgress } from '#progress/web/progress-query.ts'
import { pageWords } from '#progress/words.ts'
import { useTopics } from '#topics/web/topics-query.ts'

/** /progress */
export function Progress() {
  const pet = usePet()
  const topics = useTopics()
  const progress = useProgress()
  const history = useHistory()
  const asked = [pet, topics, progress]
  const fault = asked.find(query => query.error && query.data === undefined)?.error
  const whole = pet.data === null || (!fault && pet.data && topics.data && progress.data)
  return (
    <>
      <title>{words.title(pageWords.title)}</title>
      {!whole && <h1 className="sr-only">{pageWords.title}</h1>}
      {pet.data === null ? (
        <div className="mt-4">
          <EmptyState heading="h1" picture={<Nest />} title={pageWords.noPetTitle} text={pageWords.noPetText}>
            <ButtonLink size="large" href={paths.home}>
              {pageWords.createPet}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : fault ? (
        <Notice
          fault={fault}
          onRetry={() => {
            for (const query of asked) if (query.error) void query.refetch()
          }}
        />
      ) : pet.data && topics.data && progress.data ? (
        <ProgressBoard pet={pet.data} topics={topics.data} progress={progress.data} history={history} paths={paths} />
      ) : (
        <ProgressSkeleton />
      )}
    </>
  )
}
