/** The browser stories: one real Chromium against one real marketplace, one story at a time. */
import { defineConfig } from '@playwright/test'
import { flags } from './scripts/chromium/flags.mjs'

export default defineConfig({
  testDir: './e2e',
  globalSetup: ['./scripts/chromium.mjs', './scripts/marketplace.mjs'],
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 1,
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['./e2e/retried.ts']],
  projects: [
    { name: 'stories', testMatch: '*.spec.ts' },
    // Takes the pictures of docs/SCREENS.md; nothing is compared, people look at them.
    { name: 'pictures', testMatch: 'pictures.ts' },
  ],
  use: {
    // Both paths are set by the global setup before the tests begin.
    ...(process.env['E2E_BASE_URL'] ? { baseURL: process.env['E2E_BASE_URL'] } : {}),
    browserName: 'chromium',
    // Stories answer some calls themselves, which a worker would pass by; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    headless: true,
    screenshot: 'only-on-failure',
    // With what the page was at each step, but without a film, which took as long as the stories themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: true },
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: flags,
    },
  },
})
