import { Suspense, useState } from 'react'
import { lazyComponent, optionalComponent } from '#kit/ui/lazy-component.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { TabPanel } from '#kit/ui/tabs.tsx'
import { useHasInteracted } from '#kit/ui/use-has-interacted.ts'
import { useWideScreen } from '#kit/ui/use-wide-screen.ts'
import type { Reaction } from '#pet/web/reactions.ts'
import { QuestionSkeleton } from '../question/question-skeleton.tsx'
import { AdaptivePanel } from './adaptive-panel.tsx'
import type { ArenaPaths } from './arena-head.tsx'
import { ArenaHead } from './arena-head.tsx'
import { LoadFault } from './load-fault.tsx'
import { OfflineNote } from './offline-note.tsx'
import { PetCompanion } from './pet-companion.tsx'
import { PetCorner } from './pet-corner.tsx'
import { PetPanel } from './pet-panel.tsx'
import { RoundView } from './round-view.tsx'
import { TopicTabs } from './topic-tabs.tsx'
import type { ArenaState } from './use-arena.ts'
import { useArena } from './use-arena.ts'

const NoPet = lazyComponent(() => import('./arena-empty.tsx').then(part => part.NoPet))
// A message about an earlier day can wait for the first user interaction.
const CompensationNotice = optionalComponent(() =>
  import('../report/compensation-notice.tsx').then(part => part.CompensationNotice),
)
const NoTopics = lazyComponent(() => import('./arena-empty.tsx').then(part => part.NoTopics))

/** The Training Arena: a tab per round, one question at a time, the pet beside it. */
export function TrainingArena({ paths }: { paths: ArenaPaths }) {
  const arena = useArena()
  const { noPet, topics } = arena
  const alive = useHasInteracted()
  const due = topics?.reduce((sum, { dueReviews }) => sum + dueReviews, 0) ?? 0
  return (
    <>
      <ArenaHead paths={paths} due={noPet ? 0 : due} />
      <Suspense fallback={<Skeleton className="h-64 rounded-sheet" />}>
        {noPet ? (
          <NoPet homePath={paths.home} />
        ) : topics?.length === 0 ? (
          <NoTopics topicsPath={paths.topics} />
        ) : (
          <Rounds arena={arena} topicsPath={paths.topics} />
        )}
      </Suspense>
      {alive && <CompensationNotice />}
    </>
  )
}

function Rounds({ arena, topicsPath }: { arena: ArenaState; topicsPath: string }) {
  const { topics, mistakes, offered, opened, go, round, answers, pet, feedback, said, answered, fault, petFault } =
    arena
  const wide = useWideScreen()
  const [cheer, setCheer] = useState<Reaction | null>(null)
  const { progress, served, question } = round
  // The fault is shown in place of the question, so nothing else needs a placeholder.
  const nothing = Boolean(fault && !question)
  // Until the question's height is known, anything below it would be pushed down.
  const pushed = !wide && !served.data && !fault
  const corner = (
    <PetCorner pet={pet} feedback={feedback} said={said} comforting={progress?.chosen !== question?.correctAnswer} />
  )
  return (
    <>
      {topics ? (
        <TopicTabs
          offered={offered}
          topics={topics}
          mistakes={mistakes}
          rounds={round.arena.rounds}
          chosen={opened}
          onChoose={go}
        />
      ) : (
        !nothing && <Skeleton className="h-11 w-full max-w-md rounded-full" />
      )}
      <OfflineNote waiting={answers.held} stuck={answers.stuck} />
      {/* No scroll anchoring: content that arrives late must not push a card's top out of view. */}
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 [overflow-anchor:none] lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
        <TabPanel group="arena" tab={opened} className="min-w-0">
          {!wide && (pet || !nothing) && <PetCompanion pet={pet} feedback={feedback} away={answered} cheer={cheer} />}
          <Suspense fallback={<QuestionSkeleton />}>
            <RoundView arena={arena} topicsPath={topicsPath} companion={!wide && corner} onCheer={setCheer} />
          </Suspense>
        </TabPanel>
        <aside className={`space-y-5 lg:sticky lg:top-5 ${pushed ? 'invisible' : ''}`}>
          {petFault && !nothing && <LoadFault message={petFault.message} fault={petFault} onRetry={arena.retry} />}
          {wide && (pet || !fault) && <PetPanel pet={pet} feedback={feedback} said={said} cheer={cheer} />}
          {(served.data || !fault) && (
            <AdaptivePanel performance={served.data?.performance} pool={served.data?.poolStatus} />
          )}
        </aside>
      </div>
    </>
  )
}
