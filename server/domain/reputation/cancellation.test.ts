import { describe, expect, test } from 'vitest'
import { plus } from '../trade/deadline.ts'
import {
  contractorId as buyer,
  exampleTerms,
  minutes,
  openedAt,
  ownerId as seller,
} from '../../../tests/support/examples/trade.ts'
import { noFacts } from '../trade/trade.ts'
import { cancelledBy } from './cancellation.ts'

const at = (minute: number) => plus(openedAt, minutes(minute))
const trade = { ...exampleTerms(), ...noFacts, openedAt }

describe('a trade that was not completed', () => {
  test.each([
    ['with requisites, is both sides’', { requisitesAt: openedAt }, 1, [buyer, seller]],
    ['with requisites that came late, is both sides’', { requisitesAt: at(20) }, 21, [buyer, seller]],
    ['without requisites, is the seller’s', {}, 35, [seller]],
    ['without, left after five minutes, is the seller’s', {}, 5, [seller]],
    ['without, left before the seller had time, is nobody’s', {}, 4, []],
    ['without, left as the seller asked, is the seller’s', { askedCancelAt: at(1) }, 2, [seller]],
  ])('%s', (_, facts, minute, whose) => {
    expect(cancelledBy({ ...trade, ...facts }, at(minute))).toEqual(whose)
  })
})
