import { BookOpen, ChartNoAxesColumn, House, Lamp, LibraryBig } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { User } from '#account/web/current-user.ts'
import { UserMenu } from '#account/web/user-menu.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { FreeTimePlace } from './free-time-place.tsx'
import { GuardianPlace } from './guardian-place.tsx'
import { LongWait } from './long-wait.tsx'
import { OwnDataPlace } from './own-data-place.tsx'
import { paths } from './paths.ts'
import { ThemeToggle } from './theme-toggle.tsx'
import { useFocusNewPage } from './use-focus-new-page.ts'
import { Wordmark } from './wordmark.tsx'
import { words } from './words.ts'

const GuardianEntry = optionalComponent(() =>
  import('#guardian/web/guardian-entry.tsx').then(part => part.GuardianEntry),
)
const OwnDataEntries = optionalComponent(() => import('./own-data-entries.tsx').then(part => part.OwnDataEntries))
const BillingEntry = optionalComponent(() =>
  import('#membership/web/billing-entry.tsx').then(part => part.BillingEntry),
)

const places = [
  { path: paths.home, name: words.home, Icon: House },
  { path: paths.learning, name: words.learning, Icon: BookOpen },
  { path: paths.petRoom, name: words.petRoom, Icon: Lamp },
  { path: paths.topics, name: words.topics, Icon: LibraryBig },
  { path: paths.progress, name: words.progress, Icon: ChartNoAxesColumn },
]

/**
 * Surrounds every page but the landing page: navigation at the top (on phones at the bottom), controls at the top
 * right.
 */
export function Frame({
  user,
  shown,
  children,
}: {
  user: User | null
  /** The address of the page on screen, while the next one may still be loading. */
  shown: string
  children: ReactNode
}) {
  const [location, navigate] = useLocation()
  const here = location.toLowerCase()
  const isChild = user?.learns === 'child'
  const main = useRef<HTMLElement>(null)
  const last = useRef(shown)
  useFocusNewPage(main)

  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    window.scrollTo({ top: 0, behavior: 'instant' })
    main.current?.focus({ preventScroll: true })
  }, [shown])

  return (
    <div className={classNames('flex min-h-dvh flex-col', user && 'pb-20 md:pb-0')}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-tile focus:bg-raised focus:px-4 focus:py-3 focus:shadow-lift"
      >
        {words.skipToContent}
      </a>
      <header className="mx-auto flex w-full max-w-6xl items-center gap-4 px-4 py-3 sm:px-6 md:max-lg:gap-2">
        <Link href={paths.home} className="flex min-h-11 min-w-11 items-center" aria-label={words.product}>
          <Wordmark nameClass={user ? 'max-[440px]:hidden md:max-lg:hidden' : undefined} />
        </Link>
        {user && (
          <nav aria-label={words.mainNavigation} className="hidden gap-1 whitespace-nowrap md:flex lg:ml-6">
            {places.map(({ path, name }) => (
              <Link
                key={path}
                href={path}
                aria-current={here === path ? 'page' : undefined}
                className={classNames(
                  'flex min-h-11 items-center rounded-full px-2.5 font-medium font-name lg:px-4',
                  here === path ? 'bg-brand-soft text-brand-ink' : 'text-ink-soft hover:bg-sunk hover:text-ink',
                )}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <div className="ml-auto flex items-center gap-1.5">
          {user && <FreeTimePlace session={user.session} isChild={isChild} />}
          <ThemeToggle />
          {user && (
            <UserMenu
              user={user}
              more={
                <>
                  {user.session.isSubscribed && !isChild && <BillingEntry />}
                  <GuardianEntry isChild={isChild} />
                  <OwnDataEntries isChild={isChild} />
                </>
              }
              onSignedOut={() => navigate(paths.home)}
            />
          )}
        </div>
      </header>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-6xl flex-1 flex-col px-4 pb-10 sm:px-6"
      >
        {children}
      </main>
      <LongWait />
      <OwnDataPlace user={user} />
      {user && <GuardianPlace user={user} />}
      {user && (
        <nav
          aria-label={words.mainNavigation}
          className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-5 border-line border-t-2 bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
        >
          {places.map(({ path, name, Icon }) => (
            <Link
              key={path}
              href={path}
              aria-current={here === path ? 'page' : undefined}
              className={classNames(
                'flex min-h-16 min-w-0 flex-col items-center justify-center gap-0.5 whitespace-nowrap text-small tracking-tight',
                here === path ? 'font-semibold text-brand-ink' : 'text-ink-soft',
              )}
            >
              <span className={classNames('rounded-full px-4 py-0.5', here === path && 'bg-brand-soft')}>
                <Icon size={22} aria-hidden="true" />
              </span>
              {name}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}
