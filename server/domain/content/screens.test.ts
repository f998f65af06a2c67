import { expect, test } from 'vitest'
import { fillBlocks } from './fillText.ts'
import { placePictures } from './figures.ts'
import { readMarkdown } from './markdown.ts'
import { hasScreen, type Screens } from './screens.ts'

const screens: Screens = {
  release: {
    en: { width: 400, height: 480, light: 'aaaaaaaaaaaa', dark: 'bbbbbbbbbbbb' },
    ru: { width: 400, height: 500, light: 'cccccccccccc', dark: 'dddddddddddd' },
  },
}
const source = '1. One\n\n   ![What {{brand}} asks](story:release "Look first.")\n2. Two\n\n![x](story:gone)'
const placed = (locale: string) => {
  const { blocks, problems } = readMarkdown(source)
  expect(problems).toEqual([])
  const filled = fillBlocks(blocks, () => 'Souk')
  return JSON.stringify(placePictures(filled, { kept: new Map(), screens, locale }))
}

test('a picture of the product stands in a text in the text’s language, with its size; one that there is not does not', () => {
  expect(placed('ru')).toContain(
    JSON.stringify({
      kind: 'screen',
      picture: 'story:release',
      alt: 'What Souk asks',
      caption: 'Look first.',
      light: '/assets/figures/release.ru.light-cccccccccccc',
      dark: '/assets/figures/release.ru.dark-dddddddddddd',
      width: 400,
      height: 500,
    }),
  )
  expect(placed('ru')).not.toContain('story:gone')
})

test('a language that has none shows the first that there is', () => {
  expect(placed('de')).toContain('/assets/figures/release.en.light-aaaaaaaaaaaa')
})

test('a name that is none is known as such, whatever an object answers to', () => {
  for (const [picture, isThere] of [
    ['story:release', true],
    ['story:gone', false],
    ['story:constructor', false],
    ['release', false],
  ] as const)
    expect([picture, hasScreen(screens, picture)]).toEqual([picture, isThere])
})
