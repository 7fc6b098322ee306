import { Suspense, useState } from 'react'
import { CallFault } from '#kit/ui/data-of.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { TabPanel } from '#kit/ui/tabs.tsx'
import { useWide } from '#kit/ui/use-wide.ts'
import { mixedRound } from '#learning/rules/round-kinds.ts'
import { pageWords } from '#learning/words.ts'
import { useCreature } from '#pet/web/creature-query.ts'
import type { Reaction } from '#pet/web/motions.ts'
import { AdaptivePanel } from './adaptive-panel.tsx'
import { NoPet, NoTopics } from './arena-empty.tsx'
import type { ArenaPaths } from './arena-head.tsx'
import { ArenaHead } from './arena-head.tsx'
import { useMadeGood } from './made-good-query.ts'
import { PetCompanion } from './pet-companion.tsx'
import { PetCorner } from './pet-corner.tsx'
import { PetPanel } from './pet-panel.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { RoundView } from './round-view.tsx'
import { TopicTabs } from './topic-tabs.tsx'
import type { AnswerReply } from './use-answer.ts'
import { useAnswer } from './use-answer.ts'
import { useFeedback } from './use-feedback.ts'
import { useOpenedRound } from './use-opened-round.ts'
import { useRound } from './use-round.ts'

/** The Training Arena: a tab for each round, one question at a time, the pet beside it. */
export function TrainingArena({ paths }: { paths: ArenaPaths }) {
  const wide = useWide()
  const creature = useCreature()
  const { topics, mistakes, offered, opened, open } = useOpenedRound()
  const round = useRound(opened, creature.data)
  const [fed, setFed] = useState<AnswerReply>()
  const [cheer, setCheer] = useState<Reaction | null>(null)
  const feedback = useFeedback(fed)
  const answers = useAnswer(setFed)
  useMadeGood()

  const { session, batch, question } = round
  const go = (topicId: string) => {
    setFed(undefined)
    open(topicId)
  }
  const [other] = topics.data ?? []
  const wayOn = offered.includes(mixedRound)
    ? { name: pageWords.goOnMixed, go: () => go(mixedRound) }
    : { name: pageWords.goOnWith(other?.topicName ?? ''), go: () => go(other?.topicId ?? '') }
  const fault = topics.error ?? creature.error ?? batch.error
  const retry = () => {
    for (const query of [topics, creature, batch]) if (query.error) void query.refetch()
  }
  const noPet = creature.data === null || (fault instanceof CallFault && fault.code === 'creature_not_found')
  const noTopics = topics.data?.length === 0
  const tab = opened ?? ''
  const answered = session !== undefined && session.chosen !== null && !session.victory && session.onBreak === null
  const said = answered ? fed?.creatureFeedback : undefined
  const shown = { creature: creature.data, feedback }

  const due = topics.data?.reduce((sum, { dueReviews }) => sum + dueReviews, 0) ?? 0
  return (
    <>
      <ArenaHead paths={paths} due={noPet ? 0 : due} />
      {noPet ? (
        <NoPet homePath={paths.home} />
      ) : noTopics ? (
        <NoTopics topicsPath={paths.topics} />
      ) : (
        <>
          {topics.data ? (
            <TopicTabs
              offered={offered}
              topics={topics.data}
              mistakes={mistakes}
              sessions={round.arena.sessions}
              chosen={tab}
              onChoose={go}
            />
          ) : (
            <Skeleton className="h-11 w-full max-w-md rounded-full" />
          )}
          <div className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
            <TabPanel group="arena" tab={tab} className="min-w-0">
              {!wide && <PetCompanion {...shown} away={answered} cheer={cheer} />}
              <Suspense fallback={<QuestionSkeleton />}>
                <RoundView
                  round={round}
                  topics={topics.data ?? []}
                  mistakes={mistakes}
                  answers={answers}
                  fault={fault}
                  wayOn={wayOn}
                  topicsPath={paths.topics}
                  companion={
                    !wide && (
                      <PetCorner {...shown} said={said} comforting={session?.chosen !== question?.correctAnswer} />
                    )
                  }
                  onRetry={retry}
                  onChosen={() => setFed(undefined)}
                  onCheer={setCheer}
                />
              </Suspense>
            </TabPanel>
            <aside className="space-y-5 lg:sticky lg:top-5">
              {wide && <PetPanel {...shown} said={said} cheer={cheer} />}
              {(batch.data || !fault) && (
                <AdaptivePanel performance={batch.data?.performance} pool={batch.data?.poolStatus} />
              )}
            </aside>
          </div>
        </>
      )}
    </>
  )
}
