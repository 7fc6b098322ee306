import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './journeys/browser.ts'

/** Walks through the real product in a real browser, told as a learner would tell them. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys',
  workers: 1,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: await findBrowser(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
