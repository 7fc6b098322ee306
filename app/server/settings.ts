import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { findConflicts } from './setting-rules.ts'
import { type Held, readTable } from './setting-table.ts'

/** All settings, validated and with defaults. Frozen, and passed down as a value. */
export type Settings = ReturnType<typeof group>

/** The settings are invalid. The message has one line per error, for the console. */
export class SettingsError extends Error {
  override name = 'SettingsError'
  readonly errors: readonly string[]

  constructor(errors: readonly string[]) {
    super(errors.join('\n'))
    this.errors = errors
  }
}

/** The environment plus the `.env` file of a folder. Variables of the environment take precedence. */
export function environmentIn(
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string | undefined> {
  return { ...readEnvFile(join(folder, '.env')), ...environment }
}

/** Reads `NAME=value` lines; a missing file counts as empty. */
function readEnvFile(path: string): NodeJS.Dict<string> {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new SettingsError([`${path} cannot be read: ${error instanceof Error ? error.message : error}`])
  }
}

/**
 * Validates the variables and groups them by purpose.
 *
 * @param environment see {@link environmentIn}
 * @throws SettingsError with one line per error: the variable, its value (unless secret), and what it may be
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { errors, held } = readTable(environment)
  if (errors.length === 0) errors.push(...findConflicts(held))
  if (errors.length > 0) throw new SettingsError(errors)
  return freeze(group(held))
}

function group(held: Held) {
  const port = held.PORT ?? 3000
  return {
    production: held.NODE_ENV === 'production',
    server: {
      port,
      host: held.HOST ?? '127.0.0.1',
      /** The product's address. If `port` is 0, the real one is known only when the server listens. */
      publicUrl: held.PUBLIC_URL ?? new URL(`http://localhost:${port}`),
      /** Trust `X-Forwarded-…`: only behind a proxy that sets them. */
      trustProxy: held.TRUST_PROXY ?? false,
    },
    data: {
      /** Absolute path. */
      dir: resolve(held.DATA_DIR ?? 'data'),
      /** Undefined: the built-in database. */
      url: held.DATABASE_URL,
      connections: held.DATABASE_CONNECTIONS ?? 10,
    },
    /** Undefined: built-in authors write the questions, and pictures are drawn. */
    model:
      held.AI_PROVIDER && held.AI_MODEL
        ? {
            provider: held.AI_PROVIDER,
            model: held.AI_MODEL,
            verifier: held.AI_VERIFIER_MODEL ?? held.AI_MODEL,
            image: held.AI_IMAGE_MODEL,
            key: held.AI_API_KEY,
            baseUrl: held.AI_BASE_URL,
          }
        : undefined,
    /** Whether questions of all preset topics are written at the start, or each on its first use. */
    stockAtStart: held.STOCK_AT_START ?? true,
    /** Whether unknown topics are looked up in the dictionary. */
    dictionary: held.DICTIONARY ?? true,
    wikipedia: {
      /** In the order of use. */
      urls: held.WIKIPEDIA_URL
        ? [held.WIKIPEDIA_URL]
        : [new URL('https://simple.wikipedia.org'), new URL('https://en.wikipedia.org')],
      /** Undefined: Wikipedia isn't used. */
      contact: held.WIKIPEDIA_CONTACT,
    },
    payments: paymentsOf(held),
    /** Undefined: no sign-in with Google. */
    google:
      held.GOOGLE_CLIENT_ID && held.GOOGLE_CLIENT_SECRET
        ? {
            clientId: held.GOOGLE_CLIENT_ID,
            clientSecret: held.GOOGLE_CLIENT_SECRET,
            issuer: held.GOOGLE_ISSUER ?? new URL('https://accounts.google.com'),
          }
        : undefined,
    mail: {
      /** Undefined: emails are written to `outbox` in the data folder. */
      smtpUrl: held.SMTP_URL,
      from: held.MAIL_FROM ?? 'Mindling <mindling@localhost>',
    },
    free: {
      seconds: held.FREE_SECONDS ?? 600,
      reset: held.FREE_RESET ?? 'never',
      answers: held.FREE_ANSWERS ?? 200,
      customTopics: held.FREE_CUSTOM_TOPICS ?? 3,
      talks: held.FREE_TALKS ?? 40,
    },
    /** Maximum numbers of calls, by the names in the contracts. */
    limits: {
      signUpsPerAddress: held.SIGNUPS_PER_HOUR ?? 100,
      failedSignInsPerAddress: held.FAILED_SIGNINS_PER_QUARTER ?? 100,
      failedSignInsPerAccount: held.FAILED_SIGNINS_PER_ACCOUNT ?? 10,
      googleSignInsPerAddress: held.GOOGLE_SIGNINS_PER_HOUR ?? 300,
      recoveryMailsPerAccount: held.RECOVERY_MAILS_PER_ACCOUNT ?? 3,
      recoveryMailsPerAddress: held.RECOVERY_MAILS_PER_HOUR ?? 100,
      reportsPerAccount: held.REPORTS_PER_DAY ?? 20,
      customTopicCallsPerAccount: held.OWN_TOPIC_CALLS_PER_HOUR ?? 60,
      wrongPinsPerAccount: held.WRONG_PINS_PER_QUARTER ?? 5,
      exportsPerAccount: held.EXPORTS_PER_HOUR ?? 20,
      paymentCallsPerAccount: held.PAYMENT_CALLS_PER_HOUR ?? 120,
    },
    /** Days after which an idle account is notified by email, and deleted. */
    idle: { noticeAfterDays: held.IDLE_TOLD_DAYS ?? 335, deleteAfterDays: held.IDLE_DELETED_DAYS ?? 365 },
    /** Limits on painted pictures per day. */
    pictures: { perLearner: held.PICTURES_PER_LEARNER ?? 5, formatTotals: held.PICTURES_PER_DAY ?? 500 },
    /** Limits on model use per day. */
    modelLimits: {
      tokensPerLearner: held.AI_TOKENS_PER_LEARNER ?? 200_000,
      tokensPerDay: held.AI_TOKENS_PER_DAY ?? 20_000_000,
      /** Undefined: only tokens are counted. */
      prices:
        held.AI_PRICE_IN === undefined || held.AI_PRICE_OUT === undefined
          ? undefined
          : { in: held.AI_PRICE_IN, out: held.AI_PRICE_OUT },
      dollarsPerDay: held.AI_DOLLARS_PER_DAY,
    },
    /** Whether an overloaded server rejects calls. */
    loadShedding: held.LOAD_SHEDDING ?? true,
    log: { level: held.LOG_LEVEL ?? 'info' },
    /** Undefined: metrics are served on loopback only. */
    metricsToken: held.METRICS_TOKEN,
  }
}

function paymentsOf(held: Held) {
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = held
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET) {
    return {
      by: 'stripe' as const,
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: held.STRIPE_API_URL ?? new URL('https://api.stripe.com'),
    }
  }
  return held.PAYMENTS === 'off' ? { by: 'nobody' as const } : { by: 'demonstration' as const }
}

function freeze<T extends object>(value: T): Readonly<T> {
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) freeze(inner)
  return Object.freeze(value)
}
