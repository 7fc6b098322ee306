import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#account/web/current-user.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { mixedRound } from '#learning/rules/round-kinds.ts'
import { usePet } from '#pet/web/pet-query.ts'
import { useHistory } from '#progress/web/history-query.ts'
import { Pictures } from '#progress/web/pictures/pictures.tsx'
import { pictureWords } from '#progress/words.ts'
import { useTopics } from '#topics/web/topics-query.ts'
import { AccountCard } from './account-card.tsx'
import { grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { PayCard } from './pay-card.tsx'
import { RulesCard } from './rules-card.tsx'
import { TimePicture } from './time-picture.tsx'
import { viewQuery } from './view-query.ts'

export interface ParentViewPaths {
  learning: string
  subscribe: string
}

/** The full-screen parent view. Leaving it ends the pass, except to go and pay. */
export function ParentView({ user, paths, account }: { user: User; paths: ParentViewPaths; account: ReactNode }) {
  const view = useQuery(viewQuery)
  const pet = usePet()
  const [here, navigate] = useLocation()
  const opened = useRef(here)
  useEffect(() => {
    if (here === opened.current) return
    // A link inside it was followed, so the view closes.
    if (here === paths.subscribe) grownUpAccess.show(undefined)
    else grownUpAccess.leave()
  }, [here, paths.subscribe])
  const name = pet.data?.name
  return (
    <Dialog
      open
      whole
      onClose={grownUpAccess.leave}
      title={pageWords.viewTitle}
      description={pageWords.viewText(name)}
      closeLabel={pageWords.close}
    >
      <div className="space-y-6 pb-10">
        {view.data ? (
          <>
            <TimePicture days={view.data.days} limit={view.data.rules.dailyMinutes} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <RulesCard rules={view.data.rules} />
              <div className="grid gap-6">
                <PayCard
                  isSubscribed={view.data.isSubscribed}
                  onSee={() => {
                    grownUpAccess.show(undefined)
                    navigate(paths.subscribe)
                  }}
                />
                <AccountCard>{account}</AccountCard>
              </div>
            </div>
          </>
        ) : view.error ? (
          <div role="alert" className="rounded-sheet bg-card p-6 shadow-rest">
            <p className="text-lead">{view.error.message}</p>
            <Button className="mt-4" onClick={() => void view.refetch()}>
              {pictureWords.tryAgain}
            </Button>
          </div>
        ) : (
          <Skeleton className="h-96 rounded-sheet" />
        )}
        <Known learningPath={paths.learning} key={user.id} />
      </div>
    </Dialog>
  )
}

/** What's known and what's fading, with the charts of the progress page. */
function Known({ learningPath }: { learningPath: string }) {
  const history = useHistory()
  const topics = useTopics()
  const due = (topics.data ?? []).reduce((sum, topic) => sum + topic.dueReviews, 0)
  return (
    <section>
      <h2 className="mt-4 mb-4 text-h2">{pageWords.knownTitle}</h2>
      {history.error ? (
        <p className="text-ink-soft">{pictureWords.loadFailed}</p>
      ) : (
        <div className="space-y-6">
          <Pictures history={history.data} due={due} reviewPath={`${learningPath}?topic=${mixedRound}`} />
        </div>
      )}
    </section>
  )
}
