import { describe, expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { exampleAdvert } from '../../../tests/support/examples/advert.ts'
import { supportsInstantTrade, type PaidTo } from './instantTrade.ts'

const tracked = { ...exampleAdvert, liquidityTracking: true }
const own: PaidTo = { ownLines: true }
const terms = { isActive: true, autoIssue: true, maxAutoIssue: null, fiat: 'NGN', methodCode: 'opay' }
const saved = (changes: object): PaidTo => ({ saved: { ...terms, ...changes } })

describe('an advert can be traded while its owner is away', () => {
  test.each<[string, typeof tracked, PaidTo]>([
    ['with lines of its own', tracked, own],
    ['with saved ones that are given by themselves', tracked, saved({})],
    ['with a limit to giving them that is its maximum', tracked, saved({ maxAutoIssue: decimal('3200000') })],
  ])('%s', (_, advert, paidTo) => expect(supportsInstantTrade(advert, paidTo)).toBe(true))

  test.each<[string, typeof tracked, PaidTo]>([
    ['that buys', { ...tracked, type: 'Ad::Buy' }, own],
    ['whose stock is not counted', { ...tracked, liquidityTracking: false }, own],
    ['with a slow method', { ...tracked, paymentMethodCodes: ['opay', 'payoneer'] }, own],
    ['without requisites', tracked, { ownLines: false }],
    ['whose saved ones are given by hand', tracked, saved({ autoIssue: false })],
    ['whose saved ones are switched off', tracked, saved({ isActive: false })],
    ['whose saved ones are given up to less', tracked, saved({ maxAutoIssue: decimal('3199999.99') })],
    [
      'with a method that the saved ones are not for',
      { ...tracked, paymentMethodCodes: ['opay', 'palmpay'] },
      saved({}),
    ],
  ])('but not one %s', (_, advert, paidTo) => expect(supportsInstantTrade(advert, paidTo)).toBe(false))
})
