import { isLoopback } from '#outside/identity/loopback.ts'
import type { Held, SettingName } from './setting-table.ts'

/** Settings that belong together: if the first is set, all others must be. */
const together: { all: readonly SettingName[]; why: string }[] = [
  {
    all: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    why: 'real payments need all three',
  },
  { all: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], why: 'sign-in with Google needs both' },
]

interface Rule {
  broken: (held: Held) => boolean
  say: string
}

const hasStripe = (held: Held) => held.STRIPE_SECRET_KEY !== undefined

const rules: Rule[] = [
  {
    broken: held => held.AI_PROVIDER !== undefined && held.AI_MODEL === undefined,
    say: 'AI_MODEL is not set; with AI_PROVIDER it must name the model that writes questions.',
  },
  {
    broken: held => (held.AI_MODEL ?? held.AI_API_KEY) !== undefined && held.AI_PROVIDER === undefined,
    say: 'AI_PROVIDER is not set; with AI_MODEL or AI_API_KEY it must say whose model that is.',
  },
  {
    broken: held =>
      held.AI_PROVIDER !== undefined && held.AI_PROVIDER !== 'compatible' && held.AI_API_KEY === undefined,
    say: 'AI_API_KEY is not set; this AI_PROVIDER needs it.',
  },
  {
    broken: held => held.AI_PROVIDER === 'compatible' && held.AI_BASE_URL === undefined,
    say: 'AI_BASE_URL is not set; AI_PROVIDER=compatible needs the address of the server.',
  },
  {
    broken: held =>
      held.AI_DOLLARS_PER_DAY !== undefined && (held.AI_PRICE_IN === undefined || held.AI_PRICE_OUT === undefined),
    say: 'AI_PRICE_IN and AI_PRICE_OUT are not both set; AI_DOLLARS_PER_DAY can be counted only with both.',
  },
  {
    broken: held => held.SMTP_URL !== undefined && held.MAIL_FROM === undefined,
    say: 'MAIL_FROM is not set; with SMTP_URL it must say from whom the mails come.',
  },
  {
    broken: ({ GOOGLE_ISSUER: issuer, NODE_ENV }) =>
      issuer?.protocol === 'http:' && (NODE_ENV === 'production' || !isLoopback(issuer)),
    say: 'GOOGLE_ISSUER is an http address; only one on this machine may be, and in production none.',
  },
  {
    broken: held => (held.IDLE_DELETED_DAYS ?? 365) < (held.IDLE_TOLD_DAYS ?? 335) + 30,
    say: 'IDLE_DELETED_DAYS is less than 30 days after IDLE_TOLD_DAYS; notified learners need a month to return.',
  },
  {
    broken: held => held.PAYMENTS === 'stripe' && !hasStripe(held),
    say: 'STRIPE_SECRET_KEY is not set; PAYMENTS=stripe needs it.',
  },
  {
    broken: held => hasStripe(held) && (held.PAYMENTS === 'demo' || held.PAYMENTS === 'off'),
    say: 'PAYMENTS is demo or off although Stripe is set up; take one of the two away.',
  },
  {
    broken: held => mode(held.STRIPE_SECRET_KEY) !== mode(held.STRIPE_PUBLISHABLE_KEY),
    say: 'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not of the same kind; both must be test keys or both live keys.',
  },
  {
    broken: held => held.NODE_ENV === 'production' && !hasStripe(held) && held.PAYMENTS === undefined,
    say: 'PAYMENTS is not set; in production without Stripe it must be demo (no one is charged, and the page says so) or off.',
  },
]

function mode(key: string | undefined): string | undefined {
  return key === undefined ? undefined : /_(test|live)_/.exec(key)?.[1]
}

/** One line for each conflict between settings that are valid by themselves. */
export function findConflicts(held: Held): string[] {
  const missing = together.flatMap(({ all, why }) => {
    const unset = all.filter(name => held[name] === undefined)
    if (unset.length === 0 || unset.length === all.length) return []
    const set = all.filter(name => held[name] !== undefined)
    return unset.map(
      name => `${name} is not set although ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'}; ${why}.`,
    )
  })
  const half = missing.some(line => line.startsWith('STRIPE_'))
  const broken = rules.filter(rule => rule.broken(held)).map(rule => rule.say)
  // If Stripe is only half configured, follow-up errors aren't worth another line.
  return [...missing, ...broken.filter(line => !half || !/STRIPE|PAYMENTS/.test(line))]
}
