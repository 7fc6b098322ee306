import type { ComponentProps } from 'react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { failureIn, type GoogleFailure } from '#account/rules/google-failure.ts'
import type { AuthTab } from '#account/web/auth-dialog.tsx'
import { takeEarlyPress } from '#app/web/early-press.ts'
import { Features } from '#app/web/landing/features.tsx'
import { Figures } from '#app/web/landing/figures.tsx'
import { PetGrowth } from '#app/web/landing/growing.tsx'
import { Hero } from '#app/web/landing/hero.tsx'
import { LastCall } from '#app/web/landing/last-call.tsx'
import { Steps } from '#app/web/landing/steps.tsx'
import { Voices } from '#app/web/landing/voices.tsx'
import { words } from '#app/web/landing/words.ts'
import { ownData } from '#app/web/own-data.ts'
import { OwnDataPlace } from '#app/web/own-data-place.tsx'
import { paths } from '#app/web/paths.ts'
import { useSiteConfig } from '#app/web/site-config.ts'
import { ThemeToggle } from '#app/web/theme-toggle.tsx'
import { Wordmark } from '#app/web/wordmark.tsx'
import { words as frameWords } from '#app/web/words.ts'
import { Button } from '#kit/ui/button.tsx'
import { LanguageChoice } from '#kit/ui/language-choice.tsx'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { useFocusNewPage } from '../web/use-focus-new-page.ts'

const AuthDialog = lazyComponent(() => import('#account/web/auth-dialog.tsx').then(part => part.AuthDialog))

/** What signed-out visitors see at every address but /goodbye and /subscribe. */
export function Landing() {
  const [, navigate] = useLocation()
  const [asked, setAsked] = useState<AuthTab>()
  const [googleFailure, setGoogleFailure] = useState<GoogleFailure>()
  const main = useRef<HTMLElement>(null)
  useFocusNewPage(main)
  const start = () => setAsked('sign-up')
  useEffect(() => {
    const early = takeEarlyPress()
    if (early === 'login' || early === 'sign-up') setAsked(early)
    if (early === 'privacy') ownData.show('privacy')
    const failure = failureIn(location.hash)
    if (!failure) return
    history.replaceState(history.state, '', location.pathname + location.search)
    setGoogleFailure(failure)
    setAsked('login')
  }, [])
  const close = () => {
    setAsked(undefined)
    setGoogleFailure(undefined)
  }
  return (
    <>
      <title>{words.pageTitle}</title>
      <header className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-3 sm:px-6">
        <a href={paths.home} className="flex min-h-11 min-w-11 items-center" aria-label={frameWords.product}>
          <Wordmark nameClass="max-[26rem]:sr-only" />
        </a>
        <nav aria-label={words.navigation} className="ml-6 hidden gap-1 md:flex">
          <PageLink to="#how">{words.howItWorks}</PageLink>
          <PageLink to="#features">{words.whatYouGet}</PageLink>
        </nav>
        <div className="ml-auto flex items-center gap-1 sm:gap-2">
          <div className="max-sm:hidden">
            <ThemeToggle />
          </div>
          <Button kind="quiet" data-early="login" className="px-3 sm:px-5" onClick={() => setAsked('login')}>
            {words.login}
          </Button>
          <Button data-early="sign-up" className="max-sm:px-3" onClick={start}>
            {words.startLearning}
          </Button>
        </div>
      </header>
      <main ref={main} tabIndex={-1}>
        <Hero onStart={start} />
        <PetGrowth />
        <Figures />
        <Steps />
        <Features />
        <Voices />
        <LastCall onStart={start} />
      </main>
      <footer className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-3 px-4 py-8 text-ink-soft text-small sm:px-6">
        <Wordmark />
        <p>{words.footer}</p>
        <div className="flex items-center gap-2">
          <div className="sm:hidden">
            <ThemeToggle />
          </div>
          <LanguageChoice label={words.language} className="flex items-center gap-2" />
          <Button kind="quiet" data-early="privacy" className="px-3" onClick={() => ownData.show('privacy')}>
            {words.privacy}
          </Button>
        </div>
      </footer>
      <OwnDataPlace user={null} />
      {asked && (
        <Suspense>
          <EnterDialog
            first={asked}
            googleFailure={googleFailure}
            onClose={close}
            onSignedIn={() => navigate(paths.home)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Requests only now which sign-in providers this server has. */
function EnterDialog(rest: Omit<ComponentProps<typeof AuthDialog>, 'offersGoogle'>) {
  const config = useSiteConfig()
  return <AuthDialog offersGoogle={config.data?.google ?? false} {...rest} />
}

function PageLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      href={to}
      className="flex min-h-11 items-center rounded-full px-4 font-medium font-name text-ink-soft hover:bg-sunk hover:text-ink"
    >
      {children}
    </a>
  )
}
