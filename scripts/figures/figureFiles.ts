import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { locales } from '../../design-system/format/locale.ts'
import { screenFile, screenFormats, screenThemes, type Screens } from '../../server/domain/content/screens.ts'

/** Where the pictures lie, with the list that says how large they are. */
export const figureFolder = fileURLToPath(new URL('../../content/figures', import.meta.url))
const list = 'figures.json'

/** Changed together with anything that makes other bytes of the same picture, so that no name gets new bytes. */
export const encoding = 'avif-50 webp-55'

/** All that is known of the pictures. */
export const readFigures = (): Screens =>
  existsSync(join(figureFolder, list))
    ? (JSON.parse(readFileSync(join(figureFolder, list), 'utf8')) as Screens)
    : {}

/** The names of the files that belong to these pictures. */
export const filesOf = (screens: Screens): readonly string[] =>
  Object.entries(screens).flatMap(([name, languages]) =>
    locales.flatMap(locale =>
      screenThemes.flatMap(theme => {
        const mark = languages[locale]?.[theme]
        return mark === undefined
          ? []
          : screenFormats.map(format => `${screenFile(name, locale, theme, mark)}.${format}`)
      }),
    ),
  )

/** The pictures that lie there. */
export const presentFiles = (): readonly string[] => readdirSync(figureFolder).filter(file => file !== list)

/** Writes a picture in each format. */
export async function writePicture(file: string, png: Buffer): Promise<void> {
  mkdirSync(figureFolder, { recursive: true })
  const picture = sharp(png)
  await picture
    .clone()
    .avif({ quality: 50, effort: 4 })
    .toFile(join(figureFolder, `${file}.avif`))
  await picture
    .clone()
    .webp({ quality: 55, effort: 5, preset: 'text' })
    .toFile(join(figureFolder, `${file}.webp`))
}

/** Writes the list, and removes what no picture on it has. */
export function keepFigures(screens: Screens): void {
  const files = new Set(filesOf(screens))
  for (const file of presentFiles()) if (!files.has(file)) rmSync(join(figureFolder, file))
  writeFileSync(join(figureFolder, list), `${JSON.stringify(screens, null, 2)}\n`)
}
