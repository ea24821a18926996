import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/chromium.ts'

const chromium = await findChromium()
if (!process.env['TEST_WORKER_INDEX']) console.log(`journeys run in ${chromium.from}`)

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // A busy machine takes its time; what never comes fails all the same.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  globalSetup: './e2e/global-setup.ts',
  // A worker of a journey before would answer in place of the server, and its background requests are counted as the page's. Journeys about it allow it.
  use: {
    serviceWorkers: 'block',
    launchOptions: { executablePath: chromium.executablePath, args: chromium.args },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  },
})
