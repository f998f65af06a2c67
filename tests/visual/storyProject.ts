import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { chromiumFlags, findChromium } from '../support/browser/chromium.ts'
import { workersFor } from '../support/workers.ts'
import { pictureTag } from './pictureTag.ts'
import { visualMode } from './visualMode.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What Storybook's own panel switches for a run, by the name that its plugin reads. */
    'storybook/test-provided': { a11y: boolean }
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Undefined lets Playwright look for its own, and name its remedy, only when a browser test really runs. */
const executablePath = findChromium()

const provider = playwright({
  launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), args: [...chromiumFlags] },
  contextOptions: { deviceScaleFactor: 1, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
})

const picture =
  (folder: string, theme: string) =>
  ({ arg, ext }: { arg: string; ext: string }) =>
    path.join(root, 'tests/visual', folder, theme, arg + ext)

/** Other ways to look at every story, by globals of the toolbar: axe looks at each, and nothing is played. `npm run test:views`. */
export const otherViews = {
  contrast: { theme: 'light-contrast' },
  darkContrast: { theme: 'dark-contrast' },
  long: { locale: 'en-XA' },
  rightToLeft: { locale: 'ar-XB' },
} as const

/** Every story in one of them. */
export function viewProject(view: keyof typeof otherViews): TestProjectInlineConfiguration {
  return withView(`views:${view}`, otherViews[view], '')
}

/** Every story as it is usually seen, played, and then walked through by keys alone instead of being looked at by axe. */
export function keyboardProject(): TestProjectInlineConfiguration {
  return withView('views:keyboard', { theme: 'light' }, '', true)
}

/** Every story in one theme, as a test in a browser: its `play`, axe, and, where pictures are compared, its baseline. */
export function storyProject(theme: 'light' | 'dark' | 'light-contrast'): TestProjectInlineConfiguration {
  // The stories that are played in the light theme are looked at in the dark one too; pictures have a project each.
  return withView(`stories:${theme}`, { theme }, theme === 'light' && !visualMode() ? 'dark' : '')
}

/** High contrast changes components; the pages are made of them, and would be shown once more. */
const shownByTheirParts = ['stories/pages/**', 'stories/flows/**', 'stories/review/**']

function withView(
  name: string,
  initialGlobals: Readonly<Record<string, string>>,
  otherTheme: string,
  isWalked = false,
): TestProjectInlineConfiguration {
  const theme = initialGlobals['theme'] ?? 'light'
  return {
    extends: path.join(root, '.storybook/vite.config.ts'),
    root,
    plugins: [
      storybookTest({
        configDir: path.join(root, '.storybook'),
        initialGlobals,
        // Pictures are compared by a run of their own, of the stories that have one.
        ...(visualMode() ? { tags: { include: [pictureTag], exclude: [], skip: [] } } : {}),
      }),
    ],
    // A file that does not compile fails its own stories; the notice of it would stand in the pictures of all others.
    server: { hmr: { overlay: false } },
    test: {
      name,
      ...(visualMode() && theme.endsWith('contrast') ? { exclude: shownByTheirParts } : {}),
      maxWorkers: workersFor('stories'),
      setupFiles: [
        path.join(root, 'tests/visual/guard.setup.ts'),
        path.join(root, 'tests/visual/picture.setup.ts'),
        path.join(root, 'tests/visual/otherTheme.setup.ts'),
        ...(isWalked ? [path.join(root, 'tests/visual/keyboardWalk.setup.ts')] : []),
      ],
      env: {
        VITE_TESTED: '1',
        VITE_VISUAL: visualMode() ? '1' : '',
        VITE_OTHER_THEME: otherTheme,
      },
      testTimeout: 30_000,
      // Storybook's own switch: all other views have axe look.
      ...(isWalked ? { provide: { 'storybook/test-provided': { a11y: false } }, hookTimeout: 60_000 } : {}),
      // One page for all files: each story cleans up after itself, and the modules of the app are loaded once (250 s instead of
      // 320 s). Pictures show what is remembered from file to file, such as whether a key or a pointer came last.
      isolate: visualMode(),
      api: { host: '127.0.0.1' },
      browser: {
        enabled: true,
        headless: true,
        provider,
        screenshotFailures: false,
        viewport: { width: 1280, height: 800 },
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixels: 0 },
            resolveScreenshotPath: picture('baseline', theme),
            resolveDiffPath: picture('.diff', theme),
          },
        },
      },
    },
  }
}
