import type { ComponentType } from 'react'
import { Suspense, useDeferredValue } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { useUser } from '#account/web/current-user.ts'
import { pageWords as accountWords } from '#account/words.ts'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { paths } from './paths.ts'
import { WholePageFault, WholePageSpinner } from './whole-page.tsx'

const Frame = lazyComponent(() => import('./frame.tsx').then(part => part.Frame))
const Landing = lazyComponent(() => import('#app/pages/landing.tsx').then(page => page.Landing))
const Home = lazyComponent(() => import('#app/pages/home.tsx').then(page => page.Home))
const Learning = lazyComponent(() => import('#app/pages/learning.tsx').then(page => page.Learning))
const Progress = lazyComponent(() => import('#app/pages/progress.tsx').then(page => page.Progress))
const Topics = lazyComponent(() => import('#app/pages/topics.tsx').then(page => page.Topics))
const PetRoom = lazyComponent(() => import('#app/pages/pet-room.tsx').then(page => page.PetRoomPage))
const Goodbye = lazyComponent(() => import('#app/pages/goodbye.tsx').then(page => page.Goodbye))
const Subscribe = lazyComponent(() => import('#app/pages/subscribe.tsx').then(page => page.Subscribe))
const NotFound = lazyComponent(() => import('#app/pages/not-found.tsx').then(page => page.NotFound))

/** Loads the code of the landing page, so that it renders without suspending. */
export const preloadLanding = Landing.preload

/** Signed-out visitors see the landing page at these addresses (SPEC §2). */
const signedInPages: Readonly<Record<string, ComponentType>> = {
  [paths.home]: Home,
  [paths.learning]: Learning,
  [paths.progress]: Progress,
  [paths.topics]: Topics,
  [paths.petRoom]: PetRoom,
}

/** Pages for everyone. */
const openPages: Readonly<Record<string, ComponentType>> = {
  [paths.goodbye]: Goodbye,
  [paths.subscribe]: Subscribe,
}

/**
 * Shows the page at the current address, whatever its case. The old page stays until the next one's code has loaded.
 */
export function Router() {
  const user = useUser()
  const [location] = useLocation()
  const shown = useDeferredValue(location)
  const here = location.toLowerCase().replace(/(?<=.)\/+$/, '')
  if (user.isPending) return <WholePageSpinner />
  if (user.data === undefined) {
    return (
      <WholePageFault
        title={accountWords.failedToGetUser}
        text={user.error?.message ?? ''}
        fault={user.error}
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
      <Frame user={user.data} shown={shown}>
        <Suspense fallback={<div className="min-h-[70dvh]" />}>
          <Switch location={shown}>
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
