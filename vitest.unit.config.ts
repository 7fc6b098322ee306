import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** `npm run test:unit`: rules only. No database, server or browser, so it takes less than a minute. */
export default defineConfig({
  test: {
    include: ['features/*/rules/**/*.test.ts', 'kit/{contract,random,words}/**/*.test.ts'],
    environment: 'node',
    // Rules keep no state in their modules, so all files can share them.
    isolate: false,
    setupFiles: ['testing/quiet-console.ts'],
    restoreMocks: true,
    watch: false,
    maxWorkers: availableParallelism(),
    testTimeout: 600_000,
  },
})
