import { expect, test } from 'vitest'
import { cast, characterOf } from './players.ts'
import { characterNames } from './characters.ts'

test.each(['NGN', 'RUB'])('among those who trade %s there is one of every character', fiat => {
  const found = new Set(
    cast.filter(one => one.fiat === fiat && one.trades > 0).map(({ character }) => character),
  )
  expect(characterNames.filter(name => !found.has(name))).toEqual([])
})

test('every character has somebody who comes when asked for', () => {
  const found = new Set(
    cast.filter(({ isNamed, trades }) => !isNamed && trades > 0).map(({ character }) => character),
  )
  expect(characterNames.filter(name => !found.has(name))).toEqual([])
})

test('those whom the page logs in as are quick, and a stranger has no character', () => {
  expect(cast.filter(({ isNamed }) => isNamed).map(({ character }) => character)).toEqual([
    'quick',
    'quick',
    'quick',
  ])
  expect(characterOf('zara')).toBeNull()
})
