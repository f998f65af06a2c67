import { describe, expect, test } from 'vitest'
import { add } from '../../../../format/decimal.ts'
import { walletSplit } from './walletSplit.ts'

const coin = (available: string, inEscrow: string, value: string | null) => ({
  asset: 'BTC',
  available,
  inEscrow,
  value: value === null ? null : { amount: value, asset: 'USD' },
  changePercent: null,
})
const sheet = (total: string, ...items: ReturnType<typeof coin>[]) => ({
  items,
  total: { amount: total, asset: 'USD' },
})

describe('the worth of a wallet', () => {
  test.each([
    ['nothing locked', sheet('100', coin('1', '0', '100')), '100', '0', 0],
    ['half locked', sheet('100', coin('1', '1', '100')), '50', '50', 0.5],
    ['all locked', sheet('100', coin('0', '1', '100')), '0', '100', 1],
    ['an empty coin beside', sheet('90', coin('0', '0', '0'), coin('2', '1', '90')), '60', '30', 0.3333],
    ['a coin without a rate', sheet('90', coin('5', '5', null), coin('2', '1', '90')), '60', '30', 0.3333],
    ['an empty wallet', sheet('0', coin('0', '0', '0')), '0', '0', 0],
  ])('%s', (_, given, available, inEscrow, escrowFraction) => {
    expect(walletSplit(given, 2)).toEqual({ available, inEscrow, escrowFraction })
  })

  test('its parts make it up, however they round', () => {
    const thirds = sheet('0.01', coin('2', '1', '0.01'), coin('1', '2', '0.01'))
    const { available, inEscrow } = walletSplit(thirds, 2)
    expect(add(available, inEscrow)).toBe('0.01')
  })
})
