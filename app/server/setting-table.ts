import {
  address,
  amount,
  contact,
  databaseAddress,
  host,
  type Kind,
  mailbox,
  oneOf,
  ownAddress,
  startingWith,
  text,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts'

interface Entry<T> {
  kind: Kind<T>
  /** Its value is never printed. */
  secret: boolean
}

const open = <T>(kind: Kind<T>): Entry<T> => ({ kind, secret: false })
const secret = <T>(kind: Kind<T>): Entry<T> => ({ kind, secret: true })

const web = (example: string) => address(['http', 'https'], example)
const count = wholeNumber(0, 1_000_000_000)

/** Every variable that the product reads; `.env.example` explains them and gives their defaults. */
export const settingTable = {
  NODE_ENV: open(oneOf('development', 'production', 'test')),
  PORT: open(wholeNumber(0, 65_535)),
  HOST: open(host),
  PUBLIC_URL: open(ownAddress),
  TRUST_PROXY: open(yesOrNo),
  DATA_DIR: open(text),
  DATABASE_URL: secret(databaseAddress),
  DATABASE_CONNECTIONS: open(wholeNumber(2, 500)),
  AI_PROVIDER: open(oneOf('openai', 'anthropic', 'google', 'compatible')),
  AI_MODEL: open(text),
  AI_API_KEY: secret(text),
  AI_BASE_URL: open(web('http://localhost:11434/v1')),
  AI_VERIFIER_MODEL: open(text),
  AI_IMAGE_MODEL: open(text),
  STOCK_AT_START: open(yesOrNo),
  DICTIONARY: open(yesOrNo),
  WIKIPEDIA_URL: open(web('https://simple.wikipedia.org')),
  WIKIPEDIA_CONTACT: open(contact),
  PAYMENTS: open(oneOf('stripe', 'demo', 'off')),
  STRIPE_SECRET_KEY: secret(startingWith('sk_test_', 'sk_live_', 'rk_test_', 'rk_live_')),
  STRIPE_PUBLISHABLE_KEY: open(startingWith('pk_test_', 'pk_live_')),
  STRIPE_WEBHOOK_SECRET: secret(startingWith('whsec_')),
  STRIPE_API_URL: open(web('https://api.stripe.com')),
  GOOGLE_CLIENT_ID: open(text),
  GOOGLE_CLIENT_SECRET: secret(text),
  GOOGLE_ISSUER: open(web('https://accounts.google.com')),
  SMTP_URL: secret(address(['smtp', 'smtps'], 'smtp://user:password@mail.example:587')),
  MAIL_FROM: open(mailbox),
  FREE_SECONDS: open(count),
  FREE_RESET: open(oneOf('never', 'daily')),
  FREE_ANSWERS: open(count),
  FREE_CUSTOM_TOPICS: open(count),
  FREE_TALKS: open(count),
  SIGNUPS_PER_HOUR: open(count),
  FAILED_SIGNINS_PER_QUARTER: open(count),
  FAILED_SIGNINS_PER_ACCOUNT: open(count),
  GOOGLE_SIGNINS_PER_HOUR: open(count),
  WRONG_PINS_PER_QUARTER: open(count),
  RECOVERY_MAILS_PER_ACCOUNT: open(count),
  RECOVERY_MAILS_PER_HOUR: open(count),
  REPORTS_PER_DAY: open(count),
  OWN_TOPIC_CALLS_PER_HOUR: open(count),
  PAYMENT_CALLS_PER_HOUR: open(count),
  EXPORTS_PER_HOUR: open(count),
  PICTURES_PER_LEARNER: open(count),
  PICTURES_PER_DAY: open(count),
  AI_TOKENS_PER_LEARNER: open(count),
  AI_TOKENS_PER_DAY: open(wholeNumber(0, 1_000_000_000_000)),
  AI_PRICE_IN: open(amount),
  AI_PRICE_OUT: open(amount),
  AI_DOLLARS_PER_DAY: open(amount),
  IDLE_TOLD_DAYS: open(wholeNumber(60, 10_000)),
  IDLE_DELETED_DAYS: open(wholeNumber(90, 10_000)),
  LOAD_SHEDDING: open(yesOrNo),
  LOG_LEVEL: open(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
  METRICS_TOKEN: secret(text),
} satisfies Record<string, Entry<unknown>>

export type SettingName = keyof typeof settingTable

/** What the variables held, each read by its kind; undefined where one was not set. */
export type Held = { [Name in SettingName]: Parsed<(typeof settingTable)[Name]> | undefined }

type Parsed<E> = E extends Entry<infer T> ? T : never

/**
 * Reads every variable of the table; a blank one counts as not set.
 *
 * @returns what they held, and one line for each that holds what it must not
 */
export function readTable(environment: Readonly<Record<string, string | undefined>>): { held: Held; errors: string[] } {
  const errors: string[] = []
  const entries = Object.entries(settingTable).map(([name, { kind, secret }]) => {
    const value = environment[name]?.trim()
    if (!value) return [name, undefined]
    const parsed = kind.schema.safeParse(value)
    if (parsed.success) return [name, parsed.data]
    errors.push(`${name} holds ${secret ? 'a secret of another form' : `"${value}"`}; it may hold ${kind.mayHold}.`)
    return [name, undefined]
  })
  return { held: Object.fromEntries(entries) as Held, errors }
}
