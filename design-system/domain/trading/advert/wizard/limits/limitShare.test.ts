import { expect, it } from 'vitest'
import { amountOfShare, shareOf } from './limitShare.ts'

it.each([
  ['3200000', '9168938', 35],
  ['15000', '9168938', 0],
  ['9168938', '9168938', 100],
  ['20000000', '9168938', 100],
  ['', '9168938', 0],
  ['-5', '9168938', 0],
  ['100', '0', 0],
])('%s of %s is %i hundredths', (amount, balance, share) => expect(shareOf(amount, balance)).toBe(share))

it.each([
  [35, '9168938', '3200000'],
  [1, '9168938', '91000'],
  [100, '9168938.77', '9168938.77'],
  [50, '90.55', '45'],
  [0, '9168938', '0'],
])('%i hundredths of %s are written as %s', (share, balance, amount) =>
  expect(amountOfShare(share, balance)).toBe(amount),
)
