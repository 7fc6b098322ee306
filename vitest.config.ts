import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Unit and API tests: plain functions, and the server's calls on a real PostgreSQL (kit/db/test-database.ts). */
export default defineConfig({
  test: {
    include: ['{app,content,database,deploy,features,kit,outside,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['kit/db/test-run.ts'],
    setupFiles: ['tools/quiet-console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    watch: false,
    // Left to itself it keeps one processor free; and some of the tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs runs into these: how long a test computes is the machine's.
    hookTimeout: 180_000,
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
