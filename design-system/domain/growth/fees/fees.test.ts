import { describe, expect, it } from 'vitest'
import type { FeesShape } from './feeShape.ts'
import { feeAt } from '../../trading/dashboard/feeTier.ts'
import type { FeeTiers } from '../../trading/dashboard/feeTier.ts'
import { monthCost } from './calculator/monthCost.ts'
import type { MonthUse } from './calculator/monthCost.ts'
import { amountWithin, roundAmountFrom } from './roundAmount.ts'
import { tradeSums } from './example/tradeSums.ts'
import { lastPosition, positionOf, scaleEdges, usualVolume, volumeAt } from './calculator/volumeScale.ts'

const tiers: FeeTiers = [
  { fromVolumeUsd: '0', percent: '0.9' },
  { fromVolumeUsd: '10000', percent: '0.7' },
  { fromVolumeUsd: '50000', percent: '0.5' },
]
const fees: FeesShape = {
  tiers,
  takerPercent: '0',
  swapPercent: '0.5',
  withdrawalPercent: '0.5',
  internalPercent: '0',
  invoicePercent: '1',
  cashbackLeastUsd: '1',
  shares: { contractorPercent: '30', ownerPercent: '20' },
  networks: [],
}
const cashback = { cashbackPercent: '10', carriedWeeks: 8, volumeDays: 30 }
const cost = (use: Partial<MonthUse>) =>
  monthCost({ volume: '30000', ownPercent: 80, swapped: '1000', withdrawn: '2000', ...use }, fees, cashback)

describe('what a month costs', () => {
  it('is what the drawing of the page says', () => {
    expect(cost({})).toEqual({
      own: { base: '24000', percent: '0.7', amount: '168' },
      opened: { base: '6000', percent: '0', amount: '0' },
      swaps: { base: '1000', percent: '0.5', amount: '5' },
      withdrawals: { base: '2000', percent: '0.5', amount: '10' },
      cashback: { base: '168', percent: '10', amount: '16.8', isPaid: true },
      total: '166.2',
      next: { fromVolumeUsd: '50000', percent: '0.5', less: '48' },
    })
  })

  it('has no next tier in the last, and costs nothing where nothing is done', () => {
    expect(cost({ volume: '50000' }).next).toBeNull()
    expect(cost({ volume: '0', swapped: '0', withdrawn: '0' }).total).toBe('0')
  })

  it('is to the cent of an own volume, and its lines add up', () => {
    const { own, opened, cashback: back, total } = cost({ volume: '18204.37', ownPercent: 33 })
    expect(own).toEqual({ base: '6007.44', percent: '0.7', amount: '42.05' })
    expect(opened.base).toBe('12196.93')
    expect(back.amount).toBe('4.2')
    expect(total).toBe('52.85')
  })

  it.each([
    // Nine weeks of $0.47 a month come to less than $1; of $0.48 a month, to a little more.
    ['5222', { amount: '0', isPaid: false }],
    ['5334', { amount: '0.48', isPaid: true }],
  ])('brings back what reaches the least within the weeks that are carried, of $%s', (volume, expected) => {
    expect(cost({ volume, ownPercent: 10 }).cashback).toMatchObject(expected)
  })
})

describe('the line of volumes', () => {
  it('gives every tier the same room, and ends at twice the last one', () => {
    expect(scaleEdges(tiers)).toEqual(['0', '10000', '50000', '100000'])
    expect(lastPosition(tiers)).toBe(300)
    expect([0, 50, 100, 150, 200, 300].map(position => volumeAt(tiers, position))).toEqual([
      '0',
      '5000',
      '10000',
      '30000',
      '50000',
      '100000',
    ])
  })

  it('leads from every position to a volume and back', () => {
    for (let position = 0; position <= lastPosition(tiers); position++)
      expect(positionOf(tiers, volumeAt(tiers, position))).toBe(position)
  })

  it('holds what lies between positions, and beyond its end', () => {
    expect(positionOf(tiers, '18204')).toBe(120)
    expect(positionOf(tiers, '9000000')).toBe(300)
  })

  it('begins in the middle of the second tier, or of the only one', () => {
    expect(usualVolume(tiers)).toBe('30000')
    const one: FeeTiers = [{ fromVolumeUsd: '0', percent: '1' }]
    expect(usualVolume(one)).toBe('50000')
    expect(scaleEdges(one)).toEqual(['0', '100000'])
  })
})

describe('one trade', () => {
  const naira = { fiatAmount: '250000', price: '147376128', coinDecimals: 8, fiatDecimals: 2 }

  it('is computed to the unit: coins down, the fee up, money half up, shares down', () => {
    expect(tradeSums({ ...naira, percent: '0.5', sharePercent: '30' })).toEqual({
      coins: { rounded: '0.00169633', kept: '0.00169633', cut: '98577', isEndless: true },
      fee: { rounded: '0.00000849', kept: '0.00000848', cut: '165', isEndless: false },
      locked: '0.00170482',
      boughtByOwner: '0.00168784',
      fiat: { rounded: '249998.55', kept: '249998.54', cut: '721024', isEndless: false },
      share: { rounded: '0.00000254', kept: '0.00000254', cut: '7', isEndless: false },
      cutWorth: '1.45',
      unitWorth: '1.48',
    })
  })

  it('says where nothing was cut', () => {
    const even = tradeSums({ ...naira, price: '100000000', percent: '1', sharePercent: '30' })
    expect(even.coins).toEqual({ rounded: '0.0025', kept: '0.00250000', cut: '', isEndless: false })
    expect(even.cutWorth).toBe('0')
  })

  it.each([
    ['1', '1'],
    ['1.2', '2'],
    ['20', '20'],
    ['21', '50'],
    ['5001', '10000'],
    ['999999', '1000000'],
    ['0', '1'],
    ['0.4', '1'],
  ])('is of a round amount: from %s it is %s', (amount, expected) => {
    expect(roundAmountFrom(amount)).toBe(expected)
  })

  it('stays within the limits of an offer', () => {
    expect(amountWithin('30000', '900000')).toBe('50000')
    expect(amountWithin('30000', '40000')).toBe('30000')
  })
})

describe('the fee of a volume', () => {
  it.each([
    ['0', { fromVolumeUsd: '0', percent: '0.9', toVolumeUsd: '10000' }],
    ['9999.99', { fromVolumeUsd: '0', percent: '0.9', toVolumeUsd: '10000' }],
    ['10000', { fromVolumeUsd: '10000', percent: '0.7', toVolumeUsd: '50000' }],
    ['2000000', { fromVolumeUsd: '50000', percent: '0.5', toVolumeUsd: null }],
  ])('at $%s is that of its level', (volume, expected) => {
    expect(feeAt(tiers, volume)).toEqual(expected)
  })

  it('is the first one below the first level', () => {
    expect(feeAt([{ fromVolumeUsd: '500', percent: '1' }], '100')).toEqual({
      fromVolumeUsd: '500',
      percent: '1',
      toVolumeUsd: null,
    })
  })
})
