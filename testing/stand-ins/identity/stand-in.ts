import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { shelf } from './stand-in-shelf.ts'

/** A person's claims (OpenID Connect Core 1.0, §5.1). */
export type Claims = Readonly<Record<string, unknown>>

/** An OpenID provider on loopback, built on the certified `oidc-provider`. Only the people are made up. */
export interface IdentityStandIn {
  readonly issuer: URL
  /** People by subject. Anyone not listed gets a verified address derived from the subject. */
  readonly people: Map<string, Claims>
  /** Who signs in next, if the provider shows no page. */
  person: string
  manner: 'good' | 'down' | 'denies'
  /** Changes the claims of an ID token before it is signed again. */
  twist: ((claims: Record<string, unknown>) => Claims) | undefined
  /** The key that signs again: the provider's own, or another under its name. */
  signs: 'itself' | 'somebody else'
  /** How often its discovery document was read. */
  discoveries: number
  close(): Promise<void>
}

export const standInClient = { id: 'mindling', secret: 'a secret between the two' } as const

/**
 * @param backTo the only callback address it accepts
 * @param how `tokens: 'bare'`: claims only come from the userinfo endpoint; `asks`: it shows a page where people say who
 * they are; `chooses`: it supports `select_account`
 */
export async function startIdentity(
  backTo: URL,
  {
    tokens = 'full',
    asks = false,
    chooses = false,
  }: { tokens?: 'full' | 'bare'; asks?: boolean; chooses?: boolean } = {},
): Promise<IdentityStandIn> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const [own, other] = [newKey(), newKey()]
  const standIn: IdentityStandIn = {
    issuer,
    people: new Map(),
    person: 'ana',
    manner: 'good',
    twist: undefined,
    signs: 'itself',
    discoveries: 0,
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  const claimsOf = (sub: string) => ({
    email: `${sub}@example.org`,
    email_verified: true,
    given_name: sub,
    ...standIn.people.get(sub),
    sub,
  })
  // It warns about its built-in page, which is wanted here.
  const { warn } = console
  if (asks) console.warn = () => undefined
  const provider = new Provider(issuer.origin, {
    ...configurationFor(backTo, own, tokens),
    features: { devInteractions: { enabled: asks } },
    ...(asks ? {} : { interactions: { url: (_, { uid }) => `/interaction/${uid}` } }),
    ...(chooses ? {} : { discovery: { prompt_values_supported: ['none', 'login', 'consent'] } }),
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => claimsOf(sub) }),
    // No consent page.
    async loadExistingGrant({ oidc }) {
      const { client, session } = oidc
      if (!client || !session?.accountId) return undefined
      const given = session.grantIdFor(client.clientId)
      const before = given === undefined ? undefined : await oidc.provider.Grant.find(given)
      if (before) return before
      const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  console.warn = warn
  provider.use(async (ctx, next) => {
    if (standIn.manner === 'down') {
      ctx.status = 503
      return
    }
    if (ctx.path === '/.well-known/openid-configuration') standIn.discoveries += 1
    if (ctx.path.startsWith('/interaction/') && !asks) {
      const result =
        standIn.manner === 'denies'
          ? { error: 'access_denied' }
          : { login: { accountId: standIn.person, remember: false } }
      ctx.respond = false
      return provider.interactionFinished(ctx.req, ctx.res, result)
    }
    await next()
    if (ctx.path === '/token') tamper(ctx, standIn, standIn.signs === 'itself' ? own : other)
  })
  server.on('request', provider.callback())
  return standIn
}

function configurationFor(backTo: URL, key: KeyObject, tokens: 'full' | 'bare'): Configuration {
  return {
    clients: [
      {
        client_id: standInClient.id,
        client_secret: standInClient.secret,
        redirect_uris: [backTo.href],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name'],
    },
    // Like Google, put all claims into the ID token.
    conformIdTokenClaims: tokens === 'bare',
    adapter: shelf(),
    pkce: { required: () => true },
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a key for the cookies of the stand-in'] },
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
  }
}

const keyId = 'stand-in'

function newKey(): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
}

/** Replaces the ID token in a reply of the token endpoint. */
function tamper(ctx: { body?: unknown }, { twist, signs }: IdentityStandIn, key: KeyObject): void {
  const body = ctx.body as { id_token?: string } | undefined
  const [, payload] = body?.id_token?.split('.') ?? []
  if (!body || payload === undefined || (!twist && signs === 'itself')) return
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>
  body.id_token = signed(twist ? twist(claims) : claims, key)
}

function signed(claims: Claims, key: KeyObject): string {
  const parts = [{ alg: 'RS256', typ: 'JWT', kid: keyId }, claims]
  const text = parts.map(part => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}
