import { expect, test } from 'vitest'
import { startGoogleTestApp } from '#testing/app/google-test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { config } from '../contract.ts'

test('With Google configured, the page offers it and sign-in works', async () => {
  const app = await startGoogleTestApp()
  expect((await app.visitor().done(config)).google).toBe(true)
  expect((await app.visitor().send('GET', '/api/auth/google')).status).toBe(303)
  await app.close()
})

test("Without Google, the page doesn't offer it and there is no route", async () => {
  const app = await startTestApp()
  expect((await app.visitor().done(config)).google).toBe(false)
  for (const path of ['/api/auth/google', '/api/auth/google/callback']) {
    expect((await app.visitor().send('GET', path)).status).toBe(404)
  }
  await app.close()
})
