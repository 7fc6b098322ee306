import { defineConfig, devices } from '@playwright/test'
import { findBrowser } from './journeys/browser.ts'

/** Walks through the real product in a real browser, told as a learner would tell them. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: '.cache/journeys',
  // Walks wait more than they compute: two at a time keep two cores busy, each on a product of its own.
  workers: 2,
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  // Only what hangs runs into these: how long a page takes is the machine's.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: '.cache/journeys.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: await findBrowser(),
    // Recording a trace costs a third of a walk's time; `--trace retain-on-failure` records one when it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
})
