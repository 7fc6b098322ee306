import { afterEach, expect, test } from 'vitest'
import { type IdentityStandIn, standInClient, startIdentity } from '#testing/stand-ins/identity/stand-in.ts'
import { IdentityError } from './identity.ts'
import { openIdentity } from './openid.ts'

const backTo = new URL('http://mindling.test/api/auth/google/callback')
/** Verifier and challenge are the example of RFC 7636, Appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'
const secrets = { state: 's'.repeat(43), nonce: 'n'.repeat(43), verifier }
const running: IdentityStandIn[] = []
afterEach(async () => {
  for (const each of running.splice(0)) await each.close()
})

async function standIn(how?: Parameters<typeof startIdentity>[1]): Promise<IdentityStandIn> {
  const started = await startIdentity(backTo, how)
  running.push(started)
  return started
}

function providerAt(issuer: URL, production = false) {
  return openIdentity({ clientId: standInClient.id, clientSecret: standInClient.secret, issuer, production })
}

const whyNot = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'it worked',
    fault => (fault instanceof IdentityError ? fault.why : fault),
  )

test('The browser carries state, nonce and an S256 challenge, but never the verifier', async () => {
  const to = await providerAt((await standIn()).issuer).begin(secrets, backTo)
  expect(Object.fromEntries(to.searchParams)).toEqual({
    client_id: 'mindling',
    redirect_uri: backTo.href,
    response_type: 'code',
    scope: 'openid email profile',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
})

test('The provider is asked to offer a choice of accounts, if it can', async () => {
  const to = await providerAt((await standIn({ chooses: true })).issuer).begin(secrets, backTo)
  expect(to.searchParams.get('prompt')).toBe('select_account')
})

test("The discovery document is read once, and a failed read isn't kept", async () => {
  const there = await standIn()
  const provider = providerAt(there.issuer)
  there.manner = 'down'
  expect(await whyNot(provider.begin(secrets, backTo))).toBe('unavailable')
  there.manner = 'good'
  await Promise.all([provider.begin(secrets, backTo), provider.begin(secrets, backTo)])
  await provider.begin(secrets, backTo)
  expect(there.discoveries).toBe(1)
})

test("A provider that isn't running is unavailable", async () => {
  const there = await standIn()
  await there.close()
  expect(await whyNot(providerAt(there.issuer).begin(secrets, backTo))).toBe('unavailable')
})

test('A provider without TLS is refused in production and on other machines', async () => {
  const there = await standIn()
  expect(await whyNot(providerAt(there.issuer, true).begin(secrets, backTo))).toBe('unavailable')
  expect(there.discoveries).toBe(0)
  expect(await whyNot(providerAt(new URL('http://identity.invalid')).begin(secrets, backTo))).toBe('unavailable')
})

test('A provider that names another issuer is refused', async () => {
  const there = await standIn()
  // The same machine by another name, while the issuer it publishes is 127.0.0.1.
  const asked = new URL(`http://localhost:${there.issuer.port}`)
  expect(await whyNot(providerAt(asked).begin(secrets, backTo))).toBe('unavailable')
})
