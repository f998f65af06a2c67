import { expect, test } from 'vitest'
import { formatAmount } from '../../../format/formatAmount.ts'
import { assetBook } from './assetBook.ts'

const book = assetBook({
  coins: [{ code: 'ETH', name: 'Ethereum', scale: 18, shownDecimals: 6 }],
  fiats: [
    { code: 'NGN', name: 'Nigerian naira', symbol: '₦', minorUnits: 2 },
    { code: 'USD', name: 'US dollar', symbol: '$', minorUnits: 2 },
    { code: 'JPY', name: 'Japanese yen', symbol: '¥', minorUnits: 0 },
  ],
})
const shown = (amount: string, code: string) =>
  formatAmount(amount, book.of(code), { mode: 'shown', locale: 'en' })

test.each([
  ['0.123456789', 'ETH', '0.123456\u00A0ETH'],
  ['1250.5', 'NGN', '₦1,251'],
  ['1250.5', 'USD', '$1,250.50'],
  ['1250', 'JPY', '¥1,250'],
])('%s of %s is shown as its reference data says', (amount, code, text) => {
  expect(shown(amount, code)).toBe(text)
})

test('an asset that came after the page was opened is neither hidden nor rounded', () => {
  const { name } = book.of('WAX')
  expect(name).toBe('WAX')
  expect(formatAmount('0.000000000000000001', book.of('WAX'), { mode: 'full', locale: 'en' })).toBe(
    '0.000000000000000001\u00A0WAX',
  )
})
