import { useQuery, useQueryClient } from '@tanstack/react-query'
import { House, Lamp, LibraryBig } from 'lucide-react'
import { lazy, Suspense, useEffect, useReducer, useRef, useState } from 'react'
import { Link } from 'wouter'
import { ButtonLink } from '#kit/ui/button.tsx'
import { CallFault } from '#kit/ui/data-of.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { TabPanel } from '#kit/ui/tabs.tsx'
import { useWide } from '#kit/ui/use-wide.ts'
import { arenaAfter, emptyArena, openSession } from '#learning/rules/session.ts'
import { pageWords } from '#learning/words.ts'
import { useCreature } from '#pet/web/creature-query.ts'
import type { Reaction } from '#pet/web/motions.ts'
import { Nest } from '#pet/web/nest.tsx'
import { TopicSign } from '#topics/web/topic-sign.tsx'
import { topicsQuery, useTopics } from '#topics/web/topics-query.ts'
import { AdaptivePanel } from './adaptive-panel.tsx'
import { newAttemptKey } from './attempt-key.ts'
import { LoadFault } from './load-fault.tsx'
import { useMadeGood } from './made-good-query.ts'
import { PetBesideNext, PetCompanion, PetPanel } from './pet-panel.tsx'
import { QuestionCard } from './question-card.tsx'
import { QuestionSkeleton } from './question-skeleton.tsx'
import { questionsQuery } from './questions-query.ts'
import { TopicTabs } from './topic-tabs.tsx'
import type { AnswerReply } from './use-answer.ts'
import { useAnswer } from './use-answer.ts'

// Neither is on the first screen.
const BreakCard = lazy(async () => ({ default: (await import('./break-card.tsx')).BreakCard }))
const VictoryCard = lazy(async () => ({ default: (await import('./victory-card.tsx')).VictoryCard }))

/** Where the arena's links lead. */
export interface ArenaPaths {
  home: string
  petRoom: string
  topics: string
}

/** The Training Arena: a tab for each topic, one question at a time, the pet beside it. */
export function TrainingArena({ paths }: { paths: ArenaPaths }) {
  const client = useQueryClient()
  const wide = useWide()
  const creature = useCreature()
  const topics = useTopics()
  const [arena, tell] = useReducer(arenaAfter, emptyArena)
  const [fed, setFed] = useState<AnswerReply>()
  const answers = useAnswer(setFed)
  const [cheer, setCheer] = useState<Reaction | null>(null)
  useMadeGood()
  const session = openSession(arena)
  const { topicId } = arena
  const batch = useQuery({
    ...questionsQuery(topicId ?? '', creature.data?.level ?? 1),
    enabled: topicId !== null && Boolean(creature.data),
    // A round that has begun is played to its end, however long another topic came between.
    ...(session && !session.victory && session.score.total > 0 ? { staleTime: Number.POSITIVE_INFINITY } : {}),
  })

  const first = topics.data?.[0]?.topicId
  useEffect(() => {
    if (topicId === null && first !== undefined) tell({ type: 'topic-opened', topicId: first })
  }, [topicId, first])

  const length = batch.data?.questions.length
  useEffect(() => {
    if (topicId === null || length === undefined) return
    tell({ type: 'batch-arrived', topicId, batch: String(batch.dataUpdatedAt), length })
  }, [topicId, length, batch.dataUpdatedAt])

  // A batch of which something was answered is used up when the learner leaves: the next visit gets another one.
  const sessions = useRef(arena.sessions)
  sessions.current = arena.sessions
  useEffect(
    () => () => {
      for (const [topic, { score }] of Object.entries(sessions.current)) {
        if (score.total > 0) client.removeQueries({ queryKey: questionsQuery(topic, 1).queryKey })
      }
    },
    [client],
  )

  // What the round changed in the list of topics shows once the round is over.
  const victory = session?.victory ?? false
  useEffect(() => {
    if (victory) void client.invalidateQueries({ queryKey: topicsQuery.queryKey })
  }, [client, victory])

  const noPet =
    creature.data === null || (batch.error instanceof CallFault && batch.error.code === 'creature_not_found')
  if (noPet) {
    return (
      <Page paths={paths}>
        <EmptyState picture={<Nest />} title={pageWords.noPetTitle} text={pageWords.noPetText}>
          <ButtonLink size="large" href={paths.home}>
            {pageWords.createPet}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  }
  if (topics.data?.length === 0) {
    return (
      <Page paths={paths}>
        <EmptyState picture={<TopicSigns />} title={pageWords.noTopicsTitle} text={pageWords.noTopicsText}>
          <ButtonLink size="large" href={paths.topics}>
            {pageWords.chooseTopics}
          </ButtonLink>
        </EmptyState>
      </Page>
    )
  }

  const fault = topics.error ?? creature.error ?? batch.error
  const retry = () => {
    if (topics.error) void topics.refetch()
    if (creature.error) void creature.refetch()
    if (batch.error) void batch.refetch()
  }
  const question = session && batch.data?.questions[session.index]

  return (
    <Page paths={paths}>
      {topics.data ? (
        <TopicTabs
          topics={topics.data}
          sessions={arena.sessions}
          chosen={topicId ?? first ?? ''}
          onChoose={chosen => tell({ type: 'topic-opened', topicId: chosen })}
        />
      ) : (
        <Skeleton className="h-11 w-full max-w-md rounded-full" />
      )}
      <div className="mt-5 grid items-start gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,680px)_minmax(0,1fr)]">
        <TabPanel group="arena" tab={topicId ?? first ?? ''} className="min-w-0">
          {!wide && (
            <PetCompanion
              creature={creature.data}
              away={Boolean(session && session.chosen !== null && !session.victory && !session.onBreak)}
              cheer={cheer}
            />
          )}
          <Suspense fallback={<QuestionSkeleton />}>
            {fault && !question ? (
              <LoadFault message={fault.message} onRetry={retry} />
            ) : session?.victory ? (
              <VictoryCard
                score={session.score}
                topicsPath={paths.topics}
                onPracticeAgain={() => tell({ type: 'practice-again-asked' })}
                onMore={() => {
                  tell({ type: 'practice-again-asked' })
                  void client.resetQueries({ queryKey: questionsQuery(topicId ?? '', 1).queryKey })
                }}
              />
            ) : session?.onBreak ? (
              <BreakCard
                key={`${topicId} ${session.index}`}
                topicId={topicId ?? ''}
                kind={session.onBreak}
                correct={session.score.correct}
                onCheer={setCheer}
                onEnd={taken => tell({ type: 'break-ended', taken })}
              />
            ) : question && session ? (
              <QuestionCard
                key={`${session.batch} ${session.index}`}
                question={question}
                number={session.index + 1}
                count={session.length}
                chosen={session.chosen}
                failed={answers.unsent > 0}
                sending={answers.sending}
                onSendAgain={answers.sendAgain}
                onChoose={option => {
                  tell({ type: 'option-chosen', option, correct: option === question.correctAnswer })
                  answers.answer(topicId ?? '', question.id, option, arena.breaksTaken)
                }}
                onNext={() => {
                  setFed(undefined)
                  tell({ type: 'next-asked', luck: newAttemptKey() })
                }}
                companion={!wide && <PetBesideNext creature={creature.data} fed={fed} />}
              />
            ) : (
              <QuestionSkeleton />
            )}
          </Suspense>
        </TabPanel>
        <aside className="space-y-5 lg:sticky lg:top-5">
          {wide && <PetPanel creature={creature.data} fed={fed} cheer={cheer} />}
          <AdaptivePanel
            performance={batch.data?.performance}
            lowPool={batch.data?.poolStatus.needsMoreQuestions ?? false}
          />
        </aside>
      </div>
    </Page>
  )
}

function Page({ paths, children }: { paths: ArenaPaths; children: React.ReactNode }) {
  const links = [
    { to: paths.home, name: pageWords.home, Icon: House },
    { to: paths.petRoom, name: pageWords.petRoom, Icon: Lamp },
    { to: paths.topics, name: pageWords.topicsLink, Icon: LibraryBig },
  ]
  return (
    <>
      <div className="mb-3 flex items-center justify-between gap-x-6 sm:mt-4 sm:mb-4">
        <h1 className="text-h3 sm:text-h1">{pageWords.title}</h1>
        <ul className="-mx-2 flex">
          {links.map(({ to, name, Icon }) => (
            <li key={to}>
              <Link
                href={to}
                className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-tile text-brand-ink text-small hover:bg-brand-soft sm:px-3"
              >
                <Icon size={17} aria-hidden="true" />
                <span className="max-sm:sr-only">{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {children}
    </>
  )
}

function TopicSigns() {
  return (
    <div className="grid grid-cols-2 gap-2.5">
      {['science', 'music', 'art', 'history'].map(id => (
        <TopicSign key={id} topicId={id} />
      ))}
    </div>
  )
}
