import { noFilters } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import type { TransactionFilterSet } from '@souk/design-system/domain/money/transaction/transactionFilter.ts'
import { expect, it } from 'vitest'
import { downloadHref, filteredHref, filterVariables, readFilters } from './filterAddress.ts'

const all: TransactionFilterSet = {
  coin: 'BTC',
  types: ['WalletRefill', 'WithdrawalFunds'],
  categories: ['deposit'],
  direction: 'incoming',
  text: 'bc1q',
  from: '2026-01-31',
  to: '2026-02-28',
}

it('comes back from the address as it went in', () => {
  const [, query] = filteredHref('/transactions', all).split('?')
  expect(readFilters(new URLSearchParams(query))).toEqual(all)
})

it('leaves out what narrows nothing', () => {
  expect(filteredHref('/transactions', noFilters)).toBe('/transactions')
  expect(filterVariables(noFilters)).toEqual({})
})

it('does not believe what is none', () => {
  const query = new URLSearchParams(
    'cryptoCurrencyCode=btc&types=Nothing,WalletRefill&direction=up&search=abc&from=yesterday',
  )
  expect(readFilters(query)).toEqual({ ...noFilters, types: ['WalletRefill'] })
})

it('asks for the spreadsheet with the same filters, as the wire has them', () => {
  const { searchParams } = new URL(downloadHref(all, 'Africa/Lagos'), 'http://souk.test')
  expect([...searchParams]).toEqual([
    ['asset', 'BTC'],
    ['types', 'Transaction::WalletRefill'],
    ['types', 'Transaction::WithdrawalFunds'],
    ['categories', 'deposit'],
    ['direction', 'incoming'],
    ['address_or_txid', 'bc1q'],
    ['from', '2026-01-31'],
    ['to', '2026-02-28'],
    ['time_zone', 'Africa/Lagos'],
  ])
})
