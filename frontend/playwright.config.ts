/** The browser stories: each worker has a real Chromium and a real marketplace to itself, and tells one at a time. */
import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { marketplace } from './e2e/marketplace'
import { flags } from './scripts/chromium/flags.mjs'

// On a full machine a failed story is told again, and only then written down step by step: that takes a sixth of the time.
const isCi = Boolean(process.env['CI'])
const { url } = marketplace

export default defineConfig({
  testDir: './e2e',
  globalSetup: ['./scripts/chromium.mjs', './scripts/marketplace.mjs'],
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // a story waits for a third of its time, so two share two processors; one marketplace of one's own has room for one
  workers: process.env['E2E_BASE_URL'] ? 1 : Math.min(4, availableParallelism()),
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  reporter: [['list'], ['./e2e/retryReporter.ts']],
  projects: [
    { name: 'stories', testMatch: '*.spec.ts' },
    // Takes the pictures of docs/SCREENS.md; nothing is compared, people look at them.
    { name: 'pictures', testMatch: 'pictures.ts' },
  ],
  use: {
    // Both paths are set by the global setup before the tests begin.
    ...(url ? { baseURL: url } : {}),
    browserName: 'chromium',
    // Stories answer some calls themselves, which a worker would pass by; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    headless: true,
    screenshot: 'only-on-failure',
    // With what the page was at each step, but without a film, which took as long as the stories themselves.
    trace: { mode: isCi ? 'on-first-retry' : 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: flags,
    },
  },
})
