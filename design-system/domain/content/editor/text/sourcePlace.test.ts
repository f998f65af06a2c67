import { expect, it } from 'vitest'
import { lineAt, placeOfLine } from './sourcePlace.ts'

it('knows where a line begins', () => {
  const source = 'one\n\nthree'
  expect([1, 2, 3, 4].map(line => placeOfLine(source, line))).toEqual([0, 4, 5, 10])
})

it.each([
  ['', 0, 'P\n\n'],
  ['one', 3, '\n\nP\n\n'],
  ['one\n', 4, '\nP\n\n'],
  ['one\n\n', 5, 'P\n\n'],
  ['one\n\ntwo', 3, '\n\nP'],
  ['one two', 4, '\n\nP\n\n'],
])('puts a line of its own into %j at %i', (source, place, text) => {
  expect(lineAt(source, place, place, 'P')).toBe(text)
})
