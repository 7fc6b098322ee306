import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { startGoogleTestApp } from '#app/server/google-test-app.ts'

const app = await startGoogleTestApp()
afterAll(() => app.close())

/** Somebody whom the provider knows. */
function someone(claims: Record<string, unknown> = {}): string {
  const subject = randomUUID()
  app.identity.people.set(subject, claims)
  app.identity.person = subject
  return subject
}

test('a person whom Google knows is signed in by one press', async () => {
  someone({ email: 'Ana.Silva@example.org', given_name: 'Ana' })
  const browser = app.browser()
  expect(await browser.signIn('?timeZone=Europe%2FLisbon')).toBe('/')
  expect(await browser.user()).toMatchObject({
    email: 'Ana.Silva@example.org',
    username: 'Ana',
    timeZone: 'Europe/Lisbon',
  })
})
