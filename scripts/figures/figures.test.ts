import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { locales } from '../../design-system/format/locale.ts'
import { listAssets } from '../../mesh/web/assets.ts'
import { screensPath, screenTarget } from '../../server/domain/content/screens.ts'
import { figureFolder, filesOf, presentFiles, readFigures } from './figureFiles.ts'
import { figureTable } from './figureTable.ts'
import { figuresPlugin } from './plugin.ts'

/** Bytes that a picture may have: a chapter with a few of them is still read on a slow line. WebP is for the few that know no AVIF. */
const mostBytes = { avif: 36_000, webp: 55_000 } as const

const root = fileURLToPath(new URL('../..', import.meta.url))
// Whatever fails here, `npm run figures` makes right.
const figures = readFigures()

/** The stories that there are, as Storybook calls them. */
function storyIds(): ReadonlySet<string> {
  const dashed = (text: string) =>
    text
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
  return new Set(
    globSync('stories/**/*.stories.tsx', { cwd: root }).flatMap(file => {
      const text = readFileSync(join(root, file), 'utf8')
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
      const ofTitle = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
      return [...text.matchAll(/^export const (\w+) = meta\.story/gm)].map(
        ([, name = '']) => `${ofTitle}--${dashed(name)}`,
      )
    }),
  )
}

test('every picture of the table is there, in each language, theme and format, and no other', () => {
  expect(Object.keys(figures).toSorted()).toEqual(Object.keys(figureTable).toSorted())
  for (const [name, languages] of Object.entries(figures))
    expect([name, Object.keys(languages)]).toEqual([name, [...locales]])
  expect(presentFiles().toSorted()).toEqual(filesOf(figures).toSorted())
})

test('every picture is of a story that there is, and has a name that a text can say', () => {
  const ids = storyIds()
  for (const [name, { story }] of Object.entries(figureTable)) {
    expect(`story:${name}`).toMatch(screenTarget)
    for (const id of typeof story === 'string' ? [story] : Object.values(story))
      expect([name, id, ids.has(id)]).toEqual([name, id, true])
  }
})

describe.each(Object.entries(figures))('%s', (name, languages) => {
  test('is as large as the list says, with two dots for each, and small to fetch', async () => {
    for (const [locale, screen] of Object.entries(languages)) {
      const { width, height } = screen
      for (const file of filesOf({ [name]: { [locale]: screen } })) {
        const { width: dots, height: lines } = await sharp(join(figureFolder, file)).metadata()
        expect([file, dots, lines]).toEqual([file, width * 2, height * 2])
        expect([
          file,
          statSync(join(figureFolder, file)).size < (file.endsWith('avif') ? mostBytes.avif : mostBytes.webp),
        ]).toEqual([file, true])
      }
    }
  })
})

test('the build puts each where texts ask for it, and the gateway lets it be kept for ever', () => {
  const built = mkdtempSync(join(tmpdir(), 'souk-figures-'))
  const files: string[] = []
  const { generateBundle } = figuresPlugin()
  if (typeof generateBundle !== 'function') throw new Error('the plugin makes nothing')
  Reflect.apply(
    generateBundle,
    { emitFile: ({ fileName }: { fileName: string }) => files.push(fileName) },
    [],
  )
  expect(files.map(file => `/${file}`)).toEqual(presentFiles().map(file => screensPath + file))
  mkdirSync(join(built, screensPath), { recursive: true })
  for (const file of files) writeFileSync(join(built, file), file)
  for (const [path, { type, isImmutable }] of listAssets(built))
    expect([path, type, isImmutable]).toEqual([path, `image/${path.split('.').at(-1)}`, true])
  rmSync(built, { recursive: true })
})
