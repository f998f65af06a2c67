import { expect, test } from 'vitest'
import { decimal } from '../money/decimal.ts'
import { ratesWith } from '../../../tests/support/examples/rates.ts'
import { noSchedule } from '../schedule/schedule.ts'
import type { Advert } from './advert.ts'
import { exampleAdvert, exampleFacts } from '../../../tests/support/examples/advert.ts'
import { parseFormula } from './formula/formulaParser.ts'
import { advertStatuses } from './status.ts'
import { advertTipsOf, hiddenReasonsOf, isActiveConsiderVacation } from './visibility.ts'
import type { VisibilityFacts } from './visibility.ts'

// A Monday, 11:00 in Lagos.
const at = new Date('2026-03-02T10:00:00Z')
const monday = { ...noSchedule, 1: { start: 9 * 60, end: 18 * 60 } }
const tuesday = { ...noSchedule, 2: { start: 9 * 60, end: 18 * 60 } }
const divided = parseFormula('1 / (btc_usd - 88000)')

test.each<[string, Partial<Advert>, Partial<VisibilityFacts>, readonly string[]]>([
  ['a listed ad', {}, {}, []],
  ['a sandboxed one', { status: 'listedSandboxed' }, {}, []],
  ['a draft', { status: 'draft' }, {}, ['not_listed']],
  ['inside its hours', { schedule: monday }, {}, []],
  ['outside its hours', { schedule: tuesday }, {}, ['closed_now']],
  [
    'outside its hours by its own clock',
    { schedule: monday, timeZone: 'America/Los_Angeles' },
    {},
    ['closed_now'],
  ],
  ['on vacation, whatever the hours', { schedule: tuesday, isOnVacation: true }, {}, ['on_vacation']],
  ['with too little balance', {}, { available: decimal('0.0001') }, ['balance_too_low']],
  ['buying, with no balance', { type: 'Ad::Buy' }, { available: decimal('0') }, []],
  ['of a blocked owner', {}, { ownerIsBlocked: true }, ['owner_blocked']],
  ['switched off in the profile', {}, { ownerAllows: false }, ['switched_off']],
  [
    'whose formula fails',
    {
      price: {
        mode: 'formula',
        equation: '',
        formula: divided.ok ? divided.value : { kind: 'rate', name: 'btc_usd' },
      },
    },
    {},
    ['price_unavailable'],
  ],
  [
    'sandboxed, with a minimum above 500 USD',
    { status: 'listedSandboxed', minimum: decimal('750001') },
    {},
    ['limits_empty'],
  ],
  [
    'with its stock used up',
    { liquidityTracking: true, stockUsed: decimal('3190000') },
    {},
    ['stock_used_up'],
  ],
  [
    'several things at once',
    { status: 'unlisted', isOnVacation: true },
    { ownerIsBlocked: true, available: decimal('0') },
    ['not_listed', 'on_vacation', 'owner_blocked', 'balance_too_low'],
  ],
])('%s', (_, change, facts, reasons) => {
  const advert = { ...exampleAdvert, ...change }
  expect(hiddenReasonsOf(advert, { ...exampleFacts, ...facts }, at)).toEqual(reasons)
})

test('a fall of the price can make a balance too small, and a top-up brings the ad back', () => {
  const poor = { ...exampleFacts, available: decimal('0.00023') }
  expect(hiddenReasonsOf(exampleAdvert, poor, at)).toEqual([])
  const fallen = { ...poor, rates: ratesWith({ coins: { BTC: '80000' }, fiats: { NGN: '1500' } }) }
  expect(hiddenReasonsOf(exampleAdvert, fallen, at)).toEqual(['balance_too_low'])
  expect(hiddenReasonsOf(exampleAdvert, { ...fallen, available: decimal('0.00026') }, at)).toEqual([])
})

test('publicly available is listed, without tips, and active considering vacation', () => {
  const isAvailable = (change: Partial<typeof exampleAdvert>) =>
    hiddenReasonsOf({ ...exampleAdvert, ...change }, exampleFacts, at).length === 0
  expect(advertStatuses.filter(status => isAvailable({ status }))).toEqual(['listed', 'listedSandboxed'])
  expect(isAvailable({ liquidityTracking: true, stockUsed: decimal('3190000') })).toBe(false)
  expect(isAvailable({ isOnVacation: true })).toBe(false)
  const away = { ...exampleAdvert, isOnVacation: true }
  expect(isActiveConsiderVacation(away, at)).toBe(false)
  expect(advertTipsOf(away, exampleFacts)).toEqual([])
})
