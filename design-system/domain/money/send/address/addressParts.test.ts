import { expect, it } from 'vitest'
import { addressPieces } from './addressParts.ts'

it.each([
  'TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
  'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
  '0xde709f2102306220921060314715629080e2fb77',
  'short',
  'abcdefghijkl',
])('loses nothing of %s', address => {
  const pieces = addressPieces(address)
  expect(pieces.map(({ text }) => text).join('')).toBe(address)
  expect(pieces[0]?.isEnd).toBe(true)
  expect(pieces.at(-1)?.isEnd).toBe(true)
})

it('sets the first and last six apart, and fours between them', () => {
  expect(addressPieces('TQ4fYx7Vn2sKpW8mZruE5kXe').map(({ text }) => text)).toEqual([
    'TQ4fYx',
    '7Vn2',
    'sKpW',
    '8mZr',
    'uE5kXe',
  ])
})
