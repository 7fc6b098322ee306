import { expect, test } from 'vitest'
import { startGoogleTestApp } from '#testing/app/google-test-app.ts'
import { startTestApp } from '#testing/app/test-app.ts'
import { config } from '../contract.ts'

test('where Google is set up the page is told so, and the way there is open', async () => {
  const app = await startGoogleTestApp()
  expect((await app.visitor().done(config)).google).toBe(true)
  expect((await app.visitor().send('GET', '/api/auth/google')).status).toBe(303)
  await app.close()
})

test('where it is not, there is no way there, and the page does not offer one', async () => {
  const app = await startTestApp()
  expect((await app.visitor().done(config)).google).toBe(false)
  for (const path of ['/api/auth/google', '/api/auth/google/callback']) {
    expect((await app.visitor().send('GET', path)).status).toBe(404)
  }
  await app.close()
})
