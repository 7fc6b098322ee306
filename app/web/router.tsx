import type { ComponentType } from 'react'
import { lazy, Suspense } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useUser } from '#account/web/current-user.ts'
import { pageWords as accountWords } from '#account/words.ts'
import { paths } from './paths.ts'
import { WholePageFault, WholePageSpinner } from './whole-page.tsx'

const Frame = lazy(() => import('./frame.tsx').then(part => ({ default: part.Frame })))
const Landing = lazy(() => import('#app/pages/landing.tsx').then(page => ({ default: page.Landing })))
const Home = lazy(() => import('#app/pages/home.tsx').then(page => ({ default: page.Home })))
const Learning = lazy(() => import('#app/pages/learning.tsx').then(page => ({ default: page.Learning })))
const Progress = lazy(() => import('#app/pages/progress.tsx').then(page => ({ default: page.Progress })))
const Topics = lazy(() => import('#app/pages/topics.tsx').then(page => ({ default: page.Topics })))
const PetRoom = lazy(() => import('#app/pages/pet-room.tsx').then(page => ({ default: page.PetRoomPage })))
const Goodbye = lazy(() => import('#app/pages/goodbye.tsx').then(page => ({ default: page.Goodbye })))
const Subscribe = lazy(() => import('#app/pages/subscribe.tsx').then(page => ({ default: page.Subscribe })))
const NotFound = lazy(() => import('#app/pages/not-found.tsx').then(page => ({ default: page.NotFound })))

/** Pages for the signed-in alone; the signed-out see the landing page there (SPEC §2). */
const signedInPages: Readonly<Record<string, ComponentType>> = {
  [paths.home]: Home,
  [paths.learning]: Learning,
  [paths.progress]: Progress,
  [paths.topics]: Topics,
  [paths.petRoom]: PetRoom,
}

/** Pages for everybody. */
const openPages: Readonly<Record<string, ComponentType>> = {
  [paths.goodbye]: Goodbye,
  [paths.subscribe]: Subscribe,
}

/** One row of the route table for each address; paths match whatever their case. */
export function Router() {
  const user = useUser()
  const here = useLocation()[0]
    .toLowerCase()
    .replace(/(?<=.)\/+$/, '')
  if (user.isPending) return <WholePageSpinner />
  if (user.data === undefined) {
    return (
      <WholePageFault
        title={accountWords.failedToGetUser}
        text={user.error?.message ?? ''}
        onRetry={() => void user.refetch()}
      />
    )
  }
  if (!user.data && !(here in openPages)) {
    return (
      <Suspense fallback={<WholePageSpinner />}>
        <Landing />
      </Suspense>
    )
  }
  const pages = user.data ? { ...signedInPages, ...openPages } : openPages
  return (
    <Suspense fallback={<WholePageSpinner />}>
      <Frame user={user.data}>
        <Suspense fallback={<div className="min-h-[70dvh]" />}>
          <Switch>
            {Object.entries(pages).map(([path, Page]) => (
              <Route key={path} path={path} component={Page} />
            ))}
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Frame>
    </Suspense>
  )
}
