import { fileURLToPath } from 'node:url'
import { preview } from 'vite'
import { incomparable, readMeta, thisMachine } from '../tests/visual/baselineMeta.ts'
import { changedPictures, forgetRun, keepRun } from './review/differences.ts'
import { run } from './runSteps.ts'

// `npm run review`: draws every story that has a picture, in both themes, and opens a Storybook that shows what changed. Words after it name
// folders of stories; `--no-serve` builds that Storybook and ends.
const words = process.argv.slice(2)
const outDir = 'storybook-static'

forgetRun()
const unable = incomparable(readMeta(), thisMachine()) ?? null
if (unable === null)
  // It fails where a picture changed, which is what is asked for.
  await run({
    name: 'pictures',
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'stories:light',
      '--project',
      'stories:dark',
      '--project',
      'stories:light-contrast',
      '--reporter',
      'dot',
      ...words.filter(word => !word.startsWith('--')),
    ],
    env: { VISUAL: '1' },
  })
const kept = keepRun({ at: new Date().toISOString(), unable })
console.log(
  unable === null
    ? `${changedPictures().length} of ${kept.compared} pictures are not as they were.`
    : `The pictures cannot be compared: ${unable}.`,
)
const built = await run({
  name: 'Storybook',
  command: [
    process.execPath,
    'node_modules/storybook/dist/bin/dispatcher.js',
    'build',
    '--quiet',
    '--output-dir',
    outDir,
  ],
})
if (!built) process.exitCode = 1
else if (!words.includes('--no-serve')) {
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('..', import.meta.url)),
    build: { outDir },
    preview: { host: '127.0.0.1' },
  })
  const [address = ''] = server.resolvedUrls?.local ?? []
  console.log(`What changed: ${address}?path=/story/review-changed-pictures--last-run`)
}
