import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Tests that share a process and its modules: one of their own for each file costs more than most of them do. What belongs to
 * a page keeps things in its modules, as there is one page; rules keep nothing, and servers are many.
 */
const together = 'features/*/{rules,server}/**/*.test.ts'
/** What these put in a module's place would be there for others too (habits.test.ts knows who does). */
const mocking = ['features/account/server/password-thread.test.ts', 'features/account/server/recovery/recovery.test.ts']

/** Unit and API tests: plain functions, and the server's calls on a real PostgreSQL (testing/database/test-database.ts). */
export default defineConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'together', include: [together], exclude: mocking, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: [
            '{app,content,database,deploy,kit,outside,testing,tools}/**/*.test.{ts,tsx}',
            'features/*/web/**/*.test.{ts,tsx}',
            ...mocking,
          ],
        },
      },
    ],
    environment: 'node',
    globalSetup: ['testing/database/test-run.ts'],
    setupFiles: ['testing/quiet-console.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    watch: false,
    // Left to itself it keeps one processor free; and some of the tests wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    // Only what hangs runs into these: how long a test computes is the machine's.
    hookTimeout: 600_000,
    testTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
