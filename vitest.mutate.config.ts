import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'

/** The tests that mutants of `stryker.config.json` are held against. */
export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: [
      'src/main/pages*.test.ts',
      'src/main/page-*.test.ts',
      'src/main/sign-out.test.ts',
      'src/page/*.test.{ts,tsx}',
      'src/platform/http/page-cache.test.ts',
      'src/platform/http/form-*.test.ts',
      'src/platform/db/{scope,away}.test.ts',
      'src/platform/http/compress.test.ts',
      'src/features/permissions/*.test.ts',
    ],
  },
})
