import { Notice } from '#app/web/notice.tsx'
import { paths } from '#app/web/paths.ts'
import { words } from '#app/web/words.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { useCreature } from '#pet/web/creature-query.ts'
import { Nest } from '#pet/web/nest.tsx'
import { useHistory } from '#progress/web/history-query.ts'
import { ProgressBoard, ProgressSkeleton } from '#progress/web/progress-board.tsx'
import { useProgress } from '#progress/web/progress-query.ts'
import { pageWords } from '#progress/words.ts'
import { useTopics } from '#topics/web/topics-query.ts'

/** /progress */
export function Progress() {
  const creature = useCreature()
  const topics = useTopics()
  const progress = useProgress()
  const history = useHistory()
  const asked = [creature, topics, progress]
  const fault = asked.find(query => query.error && query.data === undefined)?.error
  const whole = creature.data === null || (!fault && creature.data && topics.data && progress.data)
  return (
    <>
      <title>{words.title(pageWords.title)}</title>
      {!whole && <h1 className="sr-only">{pageWords.title}</h1>}
      {creature.data === null ? (
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
      ) : creature.data && topics.data && progress.data ? (
        <ProgressBoard
          creature={creature.data}
          topics={topics.data}
          progress={progress.data}
          history={history}
          paths={paths}
        />
      ) : (
        <ProgressSkeleton />
      )}
    </>
  )
}
