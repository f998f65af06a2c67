import { defineConfig } from '@playwright/test'
import { chromiumFlags, requireChromium } from '../support/browser/chromium.ts'
import { port } from './site.ts'

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../.pw-designer',
  globalSetup: './buildSite.ts',
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: { executablePath: requireChromium(), args: [...chromiumFlags] },
    screenshot: 'only-on-failure',
  },
})
