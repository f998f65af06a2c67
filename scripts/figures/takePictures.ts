import { createHash } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { locales, type Locale } from '../../design-system/format/locale.ts'
import { screenThemes, type ScreenTheme } from '../../server/domain/content/screens.ts'
import { drawStory } from './drawStory.ts'
import { encoding } from './figureFiles.ts'
import { phone, type FigureRow } from './figureTable.ts'

/** Dots of the file for each dot of the page. */
export const density = 2

/** One picture, as it was drawn. */
export interface Taken {
  readonly locale: Locale
  readonly theme: ScreenTheme
  /** What is on it, in a word. */
  readonly mark: string
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

/** A figure in every language and theme. The sizes of one in several languages differ as their words do. */
export async function takePictures(page: Page, row: FigureRow): Promise<readonly Taken[]> {
  await page.setViewportSize({ width: row.screen ?? phone, height: 900 })
  const taken: Taken[] = []
  for (const locale of locales)
    for (const theme of screenThemes) {
      const story = typeof row.story === 'string' ? row.story : row.story[locale]
      await drawStory(page, { story, locale, theme })
      taken.push({ locale, theme, ...(await cut(page, row)) })
    }
  return taken
}

/** Cuts the part out, as it stands when it has come to rest. */
async function cut(
  page: Page,
  { part, margin = 0, most = Infinity }: FigureRow,
): Promise<Omit<Taken, 'locale' | 'theme'>> {
  const found = page.locator(part).first()
  await found.waitFor({ state: 'visible' })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map(image => image.decode()))
    // What the first frame measures, the next ones show.
    for (let frames = 0; frames < 12; frames += 1) await new Promise(requestAnimationFrame)
  })
  return describe(await shoot(page, part, { margin, most }))
}

async function shoot(
  page: Page,
  part: string,
  { margin, most }: Required<Pick<FigureRow, 'margin' | 'most'>>,
): Promise<Buffer> {
  const box = await page.locator(part).first().boundingBox()
  if (!box) throw new Error(`${part} has no size`)
  const [x, y] = [Math.max(0, Math.floor(box.x - margin)), Math.max(0, Math.floor(box.y - margin))]
  const width = Math.ceil(box.x + box.width + margin) - x
  const height = Math.min(most, Math.ceil(box.y + box.height + margin) - y)
  return page.screenshot({
    clip: { x, y, width, height },
    fullPage: true,
    caret: 'hide',
    animations: 'disabled',
  })
}

async function describe(png: Buffer): Promise<Omit<Taken, 'locale' | 'theme'>> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true })
  const mark = createHash('sha256')
    .update(encoding)
    .update(`${info.width}`)
    .update(data)
    .digest('hex')
    .slice(0, 12)
  return { mark, png, width: info.width / density, height: info.height / density }
}
