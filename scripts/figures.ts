import { chromium, type Page } from 'playwright'
import { screenFile, type Screen, type Screens } from '../server/domain/content/screens.ts'
import { chromiumFlags, requireChromium } from '../tests/support/browser/chromium.ts'
import { openStories } from './figures/drawStory.ts'
import { filesOf, keepFigures, presentFiles, readFigures, writePicture } from './figures/figureFiles.ts'
import { figureTable, phone, type FigureRow } from './figures/figureTable.ts'
import { startStorybook } from './figures/storybook.ts'
import { density, takePictures } from './figures/takePictures.ts'

// `npm run figures [NAME…]`: draws the pictures of the guide anew from our own stories (docs/adr/0134). With `--check` nothing is written: it
// fails where a picture is not what its story shows now.
const words = process.argv.slice(2)
const isCheck = words.includes('--check')
const names = words.filter(word => !word.startsWith('--'))
const unknown = names.filter(name => !(name in figureTable))
if (unknown.length > 0) throw new Error(`scripts/figures/figureTable.ts has no ${unknown.join(', ')}`)

/** One figure as it is now, its files written. */
async function draw(page: Page, name: string, row: FigureRow): Promise<Readonly<Record<string, Screen>>> {
  const taken = await takePictures(page, row)
  const present = new Set(presentFiles())
  for (const { locale, theme, mark, png } of taken) {
    const file = screenFile(name, locale, theme, mark)
    if (!isCheck && !present.has(`${file}.webp`)) await writePicture(file, png)
  }
  return Object.fromEntries(
    [...Map.groupBy(taken, ({ locale }) => locale)].map(([locale, [light, dark]]) => {
      if (!light || !dark || light.height !== dark.height)
        throw new Error(`${name} has another size in the dark`)
      const { width, height } = light
      return [locale, { width, height, light: light.mark, dark: dark.mark }]
    }),
  )
}

const before = readFigures()
const drawn: Record<string, Screens[string]> = {}
const storybook = await startStorybook()
const browser = await chromium.launch({ executablePath: requireChromium(), args: [...chromiumFlags] })
try {
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'UTC',
    deviceScaleFactor: density,
    reducedMotion: 'reduce',
    viewport: { width: phone, height: 900 },
  })
  await openStories(page, storybook.url)
  for (const [name, row] of Object.entries(figureTable)) {
    const kept = before[name]
    if (names.length > 0 && !names.includes(name)) {
      if (kept) drawn[name] = kept
      continue
    }
    drawn[name] = await draw(page, name, row).catch(async () => {
      // Storybook loads its page anew when it finds another module, or a file has changed.
      await openStories(page, storybook.url)
      return draw(page, name, row)
    })
    if (!isCheck) keepFigures({ ...before, ...drawn })
  }
} finally {
  await browser.close()
  storybook.stop()
}

const changed = Object.keys(drawn).filter(
  name => JSON.stringify(drawn[name]) !== JSON.stringify(before[name]),
)
if (!isCheck) keepFigures(drawn)
console.log(
  changed.length === 0
    ? `All ${filesOf(drawn).length} pictures are as their stories.`
    : `${isCheck ? 'Stale' : 'Drawn anew'}: ${changed.join(', ')}`,
)
if (isCheck && changed.length > 0) process.exitCode = 1
