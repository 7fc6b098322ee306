import { CalendarCheck, ChartNoAxesColumn, Lamp, Lightbulb } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { User } from '#account/web/current-user.ts'
import { useUser } from '#account/web/current-user.ts'
import { Notice } from '#app/web/notice.tsx'
import { paths, roundAt } from '#app/web/paths.ts'
import { homeWords, words } from '#app/web/words.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { lazyComponent, optionalComponent } from '#kit/ui/lazy-component.tsx'
import { Meter } from '#kit/ui/meter.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { useWideScreen } from '#kit/ui/use-wide-screen.ts'
import { mixedRound } from '#learning/rules/round-kinds.ts'
import { CreatePetPrompt } from '#pet/web/create-pet.tsx'
import { PetCard, PetCardSkeleton } from '#pet/web/pet-card.tsx'
import type { Pet } from '#pet/web/pet-query.ts'
import { usePet } from '#pet/web/pet-query.ts'
import type { ProgressReport } from '#progress/web/progress-query.ts'
import { useProgress } from '#progress/web/progress-query.ts'
import { TopicList } from '#topics/web/topic-list.tsx'
import type { Topic } from '#topics/web/topics-query.ts'
import { useTopics } from '#topics/web/topics-query.ts'
import { pageWords as topicWords } from '#topics/words.ts'

const ChooseTopics = lazyComponent(() => import('#topics/web/choose-topics.tsx').then(part => part.ChooseTopics))

const WhoQuestion = optionalComponent(() => import('#guardian/web/who-question.tsx').then(part => part.WhoQuestion))

const addedToLearningMs = 1500

/** / when signed in: the pet, what to do next, and today's progress. */
export function Home() {
  const user = useUser()
  const wide = useWideScreen()
  const [choosing, setChoosing] = useState(false)
  const [, navigate] = useLocation()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const pet = usePet()
  const topics = useTopics()
  const progress = useProgress()
  const fault = pet.error ?? topics.error
  if (!user.data) return null
  return (
    <>
      <title>{words.title(homeWords.title)}</title>
      {pet.data === undefined && <h1 className="sr-only">{homeWords.title}</h1>}
      <div className="mt-2 grid items-start gap-5 sm:mt-4 lg:grid-cols-[minmax(0,1fr)_340px] lg:gap-7">
        {fault && pet.data === undefined ? (
          <Notice
            fault={fault}
            onRetry={() => {
              void pet.refetch()
              void topics.refetch()
            }}
          />
        ) : pet.data === undefined ? (
          <PetCardSkeleton />
        ) : pet.data === null ? (
          <CreatePetPrompt question={<WhoQuestion fallback={<Skeleton className="mb-5 h-30 rounded-card" />} />} />
        ) : (
          <PetCard pet={pet.data} reaction="wave">
            {!wide && !topics.error && (
              <WhatNext pet={pet.data} topics={topics.data} onChoose={() => setChoosing(true)} />
            )}
          </PetCard>
        )}
        <aside className="grid gap-5">
          {wide && pet.data && !topics.error && (
            <WhatNext pet={pet.data} topics={topics.data} onChoose={() => setChoosing(true)} />
          )}
          {wide && pet.data === undefined && !fault && <Skeleton className="h-[190px] rounded-sheet" />}
          {pet.data && topics.error && !topics.data && (
            <Notice fault={topics.error} onRetry={() => void topics.refetch()} />
          )}
          <TodaysStats user={user.data} pet={pet.data} topics={topics.data} progress={progress.data} />
        </aside>
      </div>
      {pet.data && topics.data && topics.data.length > 0 && <YourTopics topics={topics.data} />}
      {choosing && (
        <Suspense>
          <ChooseTopics
            held={new Set(topics.data?.map(topic => topic.topicId))}
            onAdded={() => {
              leaving.current = setTimeout(() => navigate(paths.learning), addedToLearningMs)
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function WhatNext({ pet, topics, onChoose }: { pet: Pet; topics: readonly Topic[] | undefined; onChoose: () => void }) {
  if (!topics) return <Skeleton className="h-[190px] rounded-sheet" />
  if (topics.length === 0) {
    return (
      <section className="rounded-sheet bg-brand-soft p-5">
        <h2 className="text-h3">{homeWords.noTopicsTitle(pet.name)}</h2>
        <p className="mt-1.5 text-ink-soft">{homeWords.noTopicsText}</p>
        <Button size="large" className="mt-5 w-full" onClick={onChoose}>
          {topicWords.chooseTopics}
        </Button>
      </section>
    )
  }
  const due = topics.reduce((sum, topic) => sum + topic.dueReviews, 0)
  return (
    <section className="rounded-sheet bg-brand-soft p-4 sm:p-5">
      <ButtonLink size="large" href={paths.learning} className="w-full [overflow-wrap:anywhere]">
        {homeWords.feed(pet.name)}
      </ButtonLink>
      {due > 0 ? (
        <DueToday count={due} topics={topics} />
      ) : (
        <p className="mt-2.5 text-center text-ink-soft text-small">{homeWords.feedNote}</p>
      )}
      <div className="mt-4 grid grid-cols-2 gap-3">
        <ButtonLink kind="secondary" className="whitespace-nowrap px-1.5!" href={paths.petRoom}>
          <Lamp size={19} aria-hidden="true" className="shrink-0 max-[359px]:hidden" />
          {words.petRoom}
        </ButtonLink>
        <ButtonLink kind="secondary" className="whitespace-nowrap px-1.5!" href={paths.progress}>
          <ChartNoAxesColumn size={19} aria-hidden="true" className="shrink-0 max-[359px]:hidden" />
          {words.progress}
        </ButtonLink>
      </div>
    </section>
  )
}

/** The number of due reviews, linked to a mixed round if they are in several topics, or else to the topic. */
function DueToday({ count, topics }: { count: number; topics: readonly Topic[] }) {
  const [only] = topics
  const round = topics.length === 1 && only ? only.topicId : mixedRound
  return (
    <div className="mt-3 rounded-card bg-card p-3.5 pb-1.5">
      <p className="flex items-start gap-2.5 text-small">
        <CalendarCheck size={20} aria-hidden="true" className="mt-px shrink-0 text-apricot-ink" />
        {homeWords.due(count)}
      </p>
      <ButtonLink kind="quiet" className="mt-1 w-full" href={roundAt(round)}>
        {homeWords.review}
      </ButtonLink>
    </div>
  )
}

function YourTopics({ topics }: { topics: readonly Topic[] }) {
  return (
    <section className="mt-9">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="text-h2">{homeWords.yourTopics}</h2>
        <ButtonLink kind="quiet" className="-mx-4" href={paths.topics}>
          {homeWords.addTopics}
        </ButtonLink>
      </div>
      <TopicList topics={topics} roundAt={roundAt} columns="several" />
    </section>
  )
}

function TodaysStats({
  user,
  pet,
  topics,
  progress,
}: {
  user: User
  pet: Pet | null | undefined
  topics: readonly Topic[] | undefined
  progress: ProgressReport | undefined
}) {
  const { dailyGoal: goal } = user
  const answered = progress?.today.answered ?? 0
  return (
    <section className="rounded-sheet bg-card p-5 shadow-rest">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3">{homeWords.todaysStats}</h2>
        {topics?.some(topic => topic.isCustom) && <Badge tone="apricot">{homeWords.custom}</Badge>}
      </div>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        <Figure name={homeWords.streak} value={homeWords.streakDays(user.learningStreak)} />
        <Figure name={homeWords.level} value={pet ? String(pet.level) : '–'} />
        <Figure name={homeWords.topics} value={topics ? String(topics.length) : '–'} />
      </dl>
      {pet && (
        <div className="mt-5">
          <Meter
            label={homeWords.goal}
            value={answered}
            max={goal}
            shown={homeWords.goalShown(answered, goal)}
            tone={answered >= goal ? 'high' : 'brand'}
          />
          <p className="mt-1.5 text-ink-soft text-small">
            {answered >= goal ? homeWords.goalReached : homeWords.goalLeft(goal - answered)}
          </p>
        </div>
      )}
      <p className="mt-5 flex gap-3 rounded-card bg-apricot-soft p-4 text-apricot-ink">
        <Lightbulb size={20} className="mt-0.5 shrink-0" aria-hidden="true" />
        <span>
          <strong className="font-name">{homeWords.tip}: </strong>
          {homeWords.tipText}
        </span>
      </p>
    </section>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="mt-0.5 font-name font-semibold text-h3 tabular-nums">{value}</dd>
    </div>
  )
}
