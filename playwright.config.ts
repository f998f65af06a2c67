import { defineConfig } from '@playwright/test'
import { chromiumFlags, requireChromium } from './tests/support/browser/chromium.ts'
import { workersFor } from './tests/support/workers.ts'

// A journey's pages are thrown away after some seconds: what V8 spends on making their code quick costs more than it saves, a
// seventh of all that the browser does. What runs often is compiled all the same.
const withoutOptimising = '--js-flags=--no-maglev,--no-turbofan'

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
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags, withoutOptimising] },
    // `TRACE=1 npm run test:e2e` keeps each step of what fails; noting them costs a small machine a sixth of its time.
    trace: process.env['TRACE'] === '1' ? { mode: 'retain-on-failure', sources: false } : 'off',
    screenshot: 'only-on-failure',
  },
})
