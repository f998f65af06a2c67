import { defineConfig } from '@playwright/test'
import { chromiumFlags, requireChromium } from './tests/support/chromium.ts'
import { workersFor } from './tests/support/workers.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'tests/.pw',
  // Files side by side: one alone waits for its pages and answers a fifth of the time.
  workers: workersFor('journeys'),
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
    // `TRACE=1 npm run test:e2e` keeps each step of what fails; noting them costs a small machine a sixth of its time.
    trace: process.env['TRACE'] === '1' ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
})
