import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { Pool } from 'pg'
import { timeZoneChanger } from '#account/server/change-time-zone.ts'
import { registerAccountDeletionJob } from '#account/server/closing/account-deletion-job.ts'
import { closingRoutes } from '#account/server/closing/routes.ts'
import { registerIdleAccountJob } from '#account/server/idle/idle-account-job.ts'
import { userReader } from '#account/server/read-user.ts'
import { openAccountMailer } from '#account/server/recovery/account-mailer.ts'
import { registerTokenCleanup } from '#account/server/recovery/token-cleanup.ts'
import { accountRoutes } from '#account/server/routes.ts'
import { findSession } from '#account/server/session.store.ts'
import { registerSessionCleanup } from '#account/server/session-cleanup.ts'
import { registerPageCleanup } from '#authoring/server/kept-pages.ts'
import { type Library, library } from '#authoring/server/library.ts'
import { guardianRoutes } from '#guardian/server/routes.ts'
import type { MountDeps } from '#kit/http/mount.ts'
import { mount } from '#kit/http/mount.ts'
import { openServer } from '#kit/http/open-server.ts'
import { rateLimiter } from '#kit/http/rate-limiter.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { sessionCookie } from '#kit/http/session-cookie.ts'
import type { Jobs, ObservableJobs } from '#kit/jobs/jobs.ts'
import type { Clock } from '#kit/time/clock.ts'
import { registerQuestionJobs } from '#learning/server/question-jobs.ts'
import type { QuestionPool } from '#learning/server/question-pool.ts'
import { openQuestionPool } from '#learning/server/question-pool.ts'
import { registerRefillJob } from '#learning/server/refill-pool.ts'
import { learningRoutes } from '#learning/server/routes.ts'
import { registerActiveDayCleanup } from '#membership/server/active-day-cleanup.ts'
import { billingRoutes } from '#membership/server/billing-routes.ts'
import { openFreeTime } from '#membership/server/free-time.ts'
import { registerModelSpendCleanup } from '#membership/server/model-budget.ts'
import { registerSubscriptionReconciliation } from '#membership/server/reconcile-subscriptions.ts'
import { membershipRoutes } from '#membership/server/routes.ts'
import { registerStripeWebhook } from '#membership/server/stripe-webhook.ts'
import type { Post } from '#outside/mail/post.ts'
import type { Payments } from '#outside/payments/payments.ts'
import { registerPictureJob } from '#pet/server/paint-pictures.ts'
import { petRoutes } from '#pet/server/routes.ts'
import { awardAchievements } from '#progress/rules/achievements.ts'
import { progressRoutes } from '#progress/server/routes.ts'
import { topicsRoutes } from '#topics/server/routes.ts'
import { config } from '../contract.ts'
import { translations } from '../languages/translations.ts'
import { openAccountDeletion, openIdleNotices, registerCleanupJobs } from './account-deletion.ts'
import { deleteUnusedKnowledge, findTopics, loadTalk, timeZone } from './composed-statements.ts'
import { exportParts } from './export-parts.ts'
import { behindPin } from './grown-up-calls.ts'
import { openBilling } from './open-billing.ts'
import { openGoogle } from './open-google.ts'
import { openMailer } from './open-mailer.ts'
import { registerOperations } from './operations.ts'
import { harmlessBy, modelAuthorOf, paintingsOf, speechOf, topicSourcesOf } from './providers.ts'
import { serveDocs } from './serve-docs.ts'
import { servePage } from './serve-page.ts'
import type { Settings } from './settings.ts'

/** The whole product on one database, not listening yet. The server process, tests, and benches all use it. */
export interface App {
  readonly server: FastifyInstance
  readonly questions: QuestionPool
  /** Undefined where payments are off. */
  readonly payments: Payments | undefined
  /** Stops accepting connections, finishes running requests, and closes connections. Call `server.close()` after it. */
  shutDown(): Promise<void>
}

/** Registers the routes and jobs of all features. */
export async function buildApp(world: {
  settings: Settings
  db: Pool
  clock: Clock
  jobs: Jobs | ObservableJobs
  logger: FastifyServerOptions['logger']
  /** Folder of the built page. Undefined: only the API is served. */
  page?: string
  /** Replaces the built-in authors in tests. */
  library?: Library
  /** Replaces the mailer of the settings in tests. */
  post?: Post
}): Promise<App> {
  const { settings, db, clock } = world
  const { publicUrl, trustProxy } = settings.server
  const server = await openServer({ publicUrl, trustProxy, logger: world.logger, translations })
  const deps = { db, clock }
  const { shutDown } = await registerOperations(server, { settings, deps, jobs: world.jobs })
  const questions = openQuestionPool(deps, world.library ?? library())
  registerRefillJob(world.jobs, questions)
  registerQuestionJobs(deps, world.jobs, awardAchievements)
  registerSessionCleanup(deps, world.jobs)
  registerTokenCleanup(deps, world.jobs)
  const post = world.post ?? openMailer(settings, deps, server.log)
  const mailer = openAccountMailer(deps, world.jobs, {
    post,
    publicUrl,
    translations,
    report: err => server.log.warn({ err }, 'sending an email failed'),
  })
  registerModelSpendCleanup(deps, world.jobs)
  registerActiveDayCleanup(deps, world.jobs)
  registerPageCleanup(deps, world.jobs, deleteUnusedKnowledge)
  const billing = openBilling(settings, deps, server.log)
  if (billing) registerSubscriptionReconciliation(billing, world.jobs)
  const closing = openAccountDeletion(deps, settings, billing, server.log)
  registerAccountDeletionJob(closing, world.jobs)
  registerIdleAccountJob(closing, openIdleNotices(settings, post), world.jobs)
  registerCleanupJobs(deps, world.jobs)
  const paintings = paintingsOf(settings)
  if (paintings) registerPictureJob(deps, world.jobs, paintings)
  const model = modelAuthorOf(deps, world.jobs, settings, server.log)
  const mountDeps: MountDeps = {
    cookie: sessionCookie(publicUrl),
    rateLimiter: rateLimiter(db),
    limits: settings.limits,
    clock,
    findSession: (credential, now) => findSession(db, credential, now),
  }
  const free = openFreeTime(deps, settings.free)
  const readUser = userReader(deps, free.freeTimeColumns)
  const changeTimeZone = timeZoneChanger(timeZone)
  const routes = behindPin(deps, [
    configRoute(settings, paintings !== undefined, billing?.payments),
    ...accountRoutes({ ...deps, readUser, mailer, changeTimeZone }),
    ...closingRoutes(closing, exportParts),
    ...membershipRoutes(deps, free),
    ...billingRoutes(billing),
    ...petRoutes({ ...deps, loadTalk }, world.jobs, paintings, speechOf(deps, settings, free, server.log)),
    ...topicsRoutes(deps, {
      findTopics,
      free,
      topicSources: topicSourcesOf(deps, settings, server.log),
      stock: questions.stock,
      model,
      isHarmless: settings.model && harmlessBy(settings.model),
      patience: 45_000,
    }),
    ...learningRoutes(deps, questions, world.jobs, awardAchievements, free, model),
    ...progressRoutes(deps),
    ...guardianRoutes(deps, readUser),
  ])
  for (const each of routes) mount(server, each, mountDeps)
  if (billing?.payments.by === 'stripe') await registerStripeWebhook(server, billing)
  openGoogle(server, settings, { ...deps, changeTimeZone }, mountDeps)
  await serveDocs(
    server,
    routes.map(({ endpoint }) => endpoint),
  )
  await servePage(server, {
    folder: world.page,
    publicUrl,
    cookie: mountDeps.cookie,
    stripe: billing?.payments.by === 'stripe',
  })
  return { server, questions, payments: billing?.payments, shutDown }
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
