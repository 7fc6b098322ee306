import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Pool } from 'pg'
import { keepIdle } from '#account/server/idle/keep-idle.ts'
import { keepSessions } from '#account/server/keep-sessions.ts'
import { keepLeaving } from '#account/server/leaving/keep-leaving.ts'
import { leavingRoutes } from '#account/server/leaving/routes.ts'
import { keepTokens } from '#account/server/recovery/keep-tokens.ts'
import { openLetters } from '#account/server/recovery/letters.ts'
import { accountRoutes } from '#account/server/routes.ts'
import { findSession } from '#account/server/session.store.ts'
import { sweepPages } from '#authoring/server/kept-pages.ts'
import { type Library, library } from '#authoring/server/library.ts'
import { guardianRoutes } from '#guardian/server/routes.ts'
import type { Clock } from '#kit/chance/clock.ts'
import type { Mounting } from '#kit/http/mount.ts'
import { mount } from '#kit/http/mount.ts'
import { openServer } from '#kit/http/open-server.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { sessionCookie } from '#kit/http/session-cookie.ts'
import { tally } from '#kit/http/tally.ts'
import type { Jobs, JobsInSight } from '#kit/jobs/jobs.ts'
import { keepQuestions } from '#learning/server/keep-questions.ts'
import { takeRefills } from '#learning/server/refill-pool.ts'
import { learningRoutes } from '#learning/server/routes.ts'
import type { Pool as QuestionPool } from '#learning/server/stock-pool.ts'
import { openPool } from '#learning/server/stock-pool.ts'
import { billingRoutes } from '#membership/server/billing-routes.ts'
import { openFreeTime } from '#membership/server/free-time.ts'
import { keepActiveDays } from '#membership/server/keep-active-days.ts'
import { keepModelBudget } from '#membership/server/model-budget.ts'
import { membershipRoutes } from '#membership/server/routes.ts'
import { takeStripeNews } from '#membership/server/stripe-webhook.ts'
import { reconcileSubscriptions } from '#membership/server/subscription-reconcile.ts'
import type { Post } from '#outside/mail/post.ts'
import type { Payments } from '#outside/payments/payments.ts'
import { paintPictures } from '#pet/server/paint-pictures.ts'
import { petRoutes } from '#pet/server/routes.ts'
import { honours } from '#progress/rules/achievements.ts'
import { progressRoutes } from '#progress/server/routes.ts'
import { topicsRoutes } from '#topics/server/routes.ts'
import { config } from '../contract.ts'
import { dictionaries } from '../languages/dictionaries.ts'
import { behindPin } from './grown-up-calls.ts'
import { exportParts } from './kept-of-learner.ts'
import { lookAfter } from './look-after.ts'
import { openBilling } from './open-billing.ts'
import { openGoogle } from './open-google.ts'
import { forgetWhatIsOld, openLeaving, openTelling } from './open-leaving.ts'
import { openPost } from './open-post.ts'
import { harmlessBy, knowersOf, modelAuthorOf, paintingsOf, speechOf } from './outside-world.ts'
import { serveDocs } from './serve-docs.ts'
import { servePage } from './serve-page.ts'
import type { Settings } from './settings.ts'

/** The whole product on one database, not listening yet; the same for the process, the tests and the bench. */
export interface App {
  readonly server: FastifyInstance
  readonly questions: QuestionPool
  /** Undefined where nobody takes payments. */
  readonly payments: Payments | undefined
  /** Takes no new connections, finishes what runs, and closes the open ones: `server.close()` is for what is left then. */
  leave(): Promise<void>
}

/** Puts the features side by side. */
export async function buildApp(world: {
  settings: Settings
  db: Pool
  clock: Clock
  jobs: Jobs | JobsInSight
  logger: FastifyServerOptions['logger']
  /** Folder of the built page; undefined where only the calls are wanted. */
  page?: string
  /** Another author than the built-in ones, for tests. */
  library?: Library
  /** Another way for mails than the settings say, for tests. */
  post?: Post
}): Promise<App> {
  const { settings, db, clock } = world
  const { publicUrl, trustProxy } = settings.server
  const server = await openServer({ publicUrl, trustProxy, logger: world.logger, dictionaries })
  const deps = { db, clock }
  const { leave } = await lookAfter(server, { settings, deps, jobs: world.jobs })
  const questions = openPool(deps, world.library ?? library())
  takeRefills(world.jobs, questions)
  keepQuestions(deps, world.jobs, honours)
  keepSessions(deps, world.jobs)
  keepTokens(deps, world.jobs)
  const post = world.post ?? openPost(settings, deps, server.log)
  const letters = openLetters(deps, world.jobs, {
    post,
    publicUrl,
    dictionaries,
    report: err => server.log.warn({ err }, 'a mail could not be sent'),
  })
  keepModelBudget(deps, world.jobs)
  keepActiveDays(deps, world.jobs)
  sweepPages(deps, world.jobs)
  const billing = openBilling(settings, deps, server.log)
  if (billing) reconcileSubscriptions(billing, world.jobs)
  const leaving = openLeaving(deps, settings, billing, server.log)
  keepLeaving(leaving, world.jobs)
  keepIdle(leaving, openTelling(settings, post), world.jobs)
  forgetWhatIsOld(deps, world.jobs)
  const paintings = paintingsOf(settings)
  if (paintings) paintPictures(deps, world.jobs, paintings)
  const model = modelAuthorOf(deps, world.jobs, settings, server.log)
  const mounting: Mounting = {
    cookie: sessionCookie(publicUrl),
    tally: tally(db),
    limits: settings.limits,
    clock,
    findSession: (credential, now) => findSession(db, credential, now),
  }
  const free = openFreeTime(deps, settings.free)
  const routes = behindPin(deps, [
    configRoute(settings, paintings !== undefined, billing?.payments),
    ...accountRoutes(deps, free.sessionPart, letters),
    ...leavingRoutes(leaving, exportParts),
    ...membershipRoutes(deps, free),
    ...billingRoutes(billing),
    ...petRoutes(deps, world.jobs, paintings, speechOf(deps, settings, free, server.log)),
    ...topicsRoutes(deps, {
      free,
      knowers: knowersOf(deps, settings, server.log),
      stock: questions.stock,
      model,
      isHarmless: settings.model && harmlessBy(settings.model),
      patience: 45_000,
    }),
    ...learningRoutes(deps, questions, world.jobs, honours, free, model),
    ...progressRoutes(deps),
    ...guardianRoutes(deps, free.sessionPart),
  ])
  for (const each of routes) mount(server, each, mounting)
  if (billing?.payments.by === 'stripe') await takeStripeNews(server, billing)
  openGoogle(server, settings, deps, mounting)
  await serveDocs(
    server,
    routes.map(({ endpoint }) => endpoint),
  )
  await servePage(server, {
    folder: world.page,
    publicUrl,
    cookie: mounting.cookie,
    stripe: billing?.payments.by === 'stripe',
  })
  return { server, questions, payments: billing?.payments, leave }
}

function configRoute({ google }: Settings, painted: boolean, payments: Payments | undefined): Route {
  const key = payments?.publishableKey
  return route(config, async () => ({
    payments: payments?.by ?? ('off' as const),
    ...(key === undefined ? {} : { publishableKey: key }),
    google: google !== undefined,
    questions: 'library' as const,
    pictures: painted ? ('painted' as const) : ('drawn' as const),
  }))
}
