import { expect, it } from 'vitest'
import { shortFont } from './shortFont.ts'

it.each([
  ["400 14px/1.4286 'IBM Plex Sans Variable', sans-serif", '400 14/20'],
  ["600 21px/30px 'IBM Plex Sans Variable'", '600 21/30'],
  ['', ''],
])('%s is %s', (font, short) => {
  expect(shortFont(font)).toBe(short)
})
