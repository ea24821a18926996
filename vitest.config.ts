import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'db/**/*.test.ts', 'scripts/**/*.test.{ts,mjs}'],
    globalSetup: ['./src/platform/testing/global-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine takes its time; what never comes fails all the same.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    // A worker loads the modules once, not anew for each of 600 files: that took nearly half of the time. A test that changes what a module holds puts it back.
    isolate: false,
  },
})
