import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { settingTable } from './setting-table.ts'
import { environmentIn, readSettings, SettingsError } from './settings.ts'

function faultsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.errors
    throw error
  }
}

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

test('Without any setting, everything has a default', () => {
  const settings = readSettings({})
  expect(settings.server).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: false })
  expect(settings.server.publicUrl.href).toBe('http://localhost:3000/')
  expect(settings.data).toEqual({ dir: join(process.cwd(), 'data'), url: undefined, connections: 10 })
  expect(settings.payments).toEqual({ by: 'demonstration' })
  expect(settings.free).toEqual({ seconds: 600, reset: 'never', answers: 200, customTopics: 3, talks: 40 })
  expect(settings.limits).toEqual({
    signUpsPerAddress: 100,
    failedSignInsPerAddress: 100,
    failedSignInsPerAccount: 10,
    googleSignInsPerAddress: 300,
    recoveryMailsPerAccount: 3,
    recoveryMailsPerAddress: 100,
    reportsPerAccount: 20,
    customTopicCallsPerAccount: 60,
    wrongPinsPerAccount: 5,
    exportsPerAccount: 20,
    paymentCallsPerAccount: 120,
  })
  expect(settings.idle).toEqual({ noticeAfterDays: 335, deleteAfterDays: 365 })
  expect([settings.model, settings.google, settings.wikipedia.contact, settings.metricsToken]).toEqual(
    Array(4).fill(undefined),
  )
})

test.each([
  [{ PORT: '8080' }, 'server.port', 8080],
  [{ PORT: '8080' }, 'server.publicUrl.href', 'http://localhost:8080/'],
  [{ PUBLIC_URL: 'https://mindling.example' }, 'server.publicUrl.origin', 'https://mindling.example'],
  [{ PORT: '  ' }, 'server.port', 3000],
  [{ DATA_DIR: '/var/lib/mindling' }, 'data.dir', '/var/lib/mindling'],
  [{ DATABASE_URL: 'postgresql://me@/mine?host=/run/pg' }, 'data.url', 'postgresql://me@/mine?host=/run/pg'],
  [{ FREE_SECONDS: '0', FREE_RESET: 'daily' }, 'free.seconds', 0],
  [{ WIKIPEDIA_URL: 'https://de.wikipedia.org' }, 'wikipedia.urls.length', 1],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm', AI_API_KEY: 'k' }, 'model.verifier', 'm'],
  [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm', AI_BASE_URL: 'http://localhost:11434/v1' }, 'model.key', undefined],
  [{}, 'modelLimits', { tokensPerLearner: 200_000, tokensPerDay: 20_000_000 }],
  [{ AI_PRICE_IN: '0.2', AI_PRICE_OUT: '1.2' }, 'modelLimits.prices', { in: 0.2, out: 1.2 }],
  [{ AI_TOKENS_PER_LEARNER: '0' }, 'modelLimits.tokensPerLearner', 0],
  [{ GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's' }, 'google.issuer.host', 'accounts.google.com'],
  [
    { GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's', GOOGLE_ISSUER: 'http://[::1]:4000' },
    'google.issuer.port',
    '4000',
  ],
  [stripe, 'payments.by', 'stripe'],
  [{ PAYMENTS: 'off' }, 'payments.by', 'nobody'],
  [{ NODE_ENV: 'production', PAYMENTS: 'demo', PUBLIC_URL: 'https://a.example' }, 'payments.by', 'demonstration'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example', ...stripe }, 'production', true],
] as const)('%j gives %s = %j', (environment, path, value) => {
  const settings = readSettings(environment)
  const got = path.split('.').reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), settings)
  expect(got).toEqual(value)
})

test.each([
  [{ PORT: 'abc' }, 'PORT holds "abc"; it may hold a whole number from 0 to 65535.'],
  [{ PORT: '65536' }, 'PORT holds "65536"; it may hold a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT holds "-1"; it may hold a whole number from 0 to 65535.'],
  [{ HOST: 'not a host' }, 'HOST holds "not a host"; it may hold a host name or an IP address'],
  [{ PUBLIC_URL: 'mindling.example' }, 'PUBLIC_URL holds "mindling.example"; it may hold an http or https address'],
  [{ PUBLIC_URL: 'https://a.example/app' }, 'without a path'],
  [{ DATABASE_URL: 'mysql://secret' }, 'DATABASE_URL holds a secret of another form; it may hold an address such as'],
  [{ FREE_RESET: 'weekly' }, 'FREE_RESET holds "weekly"; it may hold never or daily.'],
  [{ LOG_LEVEL: 'loud' }, 'it may hold fatal, error, warn, info, debug, trace or silent.'],
  [
    { STRIPE_SECRET_KEY: 'hush' },
    'STRIPE_SECRET_KEY holds a secret of another form; it may hold a key that starts with',
  ],
  [
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    'STRIPE_WEBHOOK_SECRET is not set although',
  ],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'both must be test keys or both live keys'],
  [{ ...stripe, PAYMENTS: 'off' }, 'PAYMENTS is demo or off although Stripe is set up'],
  [{ IDLE_TOLD_DAYS: '340' }, 'IDLE_DELETED_DAYS is less than 30 days after IDLE_TOLD_DAYS'],
  [{ PAYMENTS: 'stripe' }, 'STRIPE_SECRET_KEY is not set; PAYMENTS=stripe needs it.'],
  [{ NODE_ENV: 'production', PUBLIC_URL: 'https://a.example' }, 'PAYMENTS is not set; in production without Stripe'],
  [
    { GOOGLE_CLIENT_ID: 'i' },
    'GOOGLE_CLIENT_SECRET is not set although GOOGLE_CLIENT_ID is; sign-in with Google needs both.',
  ],
  [{ GOOGLE_ISSUER: 'http://accounts.example' }, 'GOOGLE_ISSUER is an http address; only one on this machine may be'],
  [{ GOOGLE_ISSUER: 'http://127.0.0.1.example' }, 'GOOGLE_ISSUER is an http address'],
  [{ NODE_ENV: 'production', PAYMENTS: 'off', GOOGLE_ISSUER: 'http://127.0.0.1:4000' }, 'in production none'],
  [{ AI_PROVIDER: 'openai', AI_API_KEY: 'k' }, 'AI_MODEL is not set'],
  [{ AI_MODEL: 'm' }, 'AI_PROVIDER is not set'],
  [{ AI_PROVIDER: 'google', AI_MODEL: 'm' }, 'AI_API_KEY is not set'],
  [{ AI_PROVIDER: 'compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is not set'],
  [{ AI_PRICE_IN: 'cheap' }, 'AI_PRICE_IN holds "cheap"; it may hold an amount such as 0.25 or 10.'],
  [{ AI_PRICE_IN: '1', AI_DOLLARS_PER_DAY: '5' }, 'AI_PRICE_IN and AI_PRICE_OUT are not both set'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is not set'],
  [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM holds "nobody"; it may hold an e-mail address'],
] as const)('%j is refused: %s', (environment, fault) => {
  const errors = faultsOf(environment)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(fault)
})

test('Every error gets a line, and no line shows a secret', () => {
  const errors = faultsOf({ PORT: 'x', LOG_LEVEL: 'y', STRIPE_SECRET_KEY: 'hush-hush', DATABASE_URL: 'hush-hush' })
  expect(errors).toHaveLength(4)
  expect(errors.join()).not.toContain('hush')
})

test("Settings can't be changed", () => {
  const settings = readSettings({})
  expect(() => Object.assign(settings.free, { seconds: 1 })).toThrow(TypeError)
})

test('.env overrides defaults, and the environment overrides .env', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mindling-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(environmentIn(folder, {})).toEqual({})
  writeFileSync(join(folder, '.env'), 'PORT=1111\nHOST="::1"\n')
  expect(readSettings(environmentIn(folder, { PORT: '2222' })).server).toMatchObject({ port: 2222, host: '::1' })
})

test('.env.example lists all settings and no others, commented out', () => {
  const lines = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').split('\n')
  const listed = lines.flatMap(line => /^# ?([A-Z_]+)=/.exec(line)?.[1] ?? [])
  expect(listed).toEqual(Object.keys(settingTable))
  expect(lines.filter(line => line !== '' && !line.startsWith('#'))).toEqual([])
})
