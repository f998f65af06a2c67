import { expect, test } from 'vitest'
import { leaveOfferPlace, offerPlaceOf } from './offerPlace.ts'

test('a place is found again on the page where it was left, and on no other', () => {
  leaveOfferPlace('first', { index: 31, above: 12 })
  expect(offerPlaceOf('first')).toEqual({ index: 31, above: 12 })
  expect(offerPlaceOf('second')).toBeNull()
  leaveOfferPlace('second', null)
  expect(offerPlaceOf('first')).toBeNull()
})
