import { expect, it } from 'vitest'
import { invoiceStatuses } from '../invoice/merchantInvoice.ts'
import { invoiceGroups, isFiltered, noFilters, totalOf } from './invoiceFilter.ts'

it('has each status in one group, so that none is hidden from every tab', () => {
  expect(Object.values(invoiceGroups).flat().toSorted()).toEqual(invoiceStatuses.toSorted())
})

it('sums a group up, each asset by itself, to the last unit', () => {
  const totals = [
    { status: 'created', count: 2, amount: { amount: '0.1', asset: 'USD' } },
    { status: 'unknown', count: 1, amount: { amount: '0.2', asset: 'USD' } },
    { status: 'offer_not_found', count: 1, amount: { amount: '0.00000001', asset: 'BTC' } },
    { status: 'paid', count: 5, amount: { amount: '12', asset: 'USD' } },
  ] as const
  expect(totalOf('open', totals)).toEqual({
    count: 4,
    amounts: [
      { amount: '0.3', asset: 'USD' },
      { amount: '0.00000001', asset: 'BTC' },
    ],
  })
  expect(totalOf('cancelled', totals)).toEqual({ count: 0, amounts: [] })
  expect(totalOf(null, totals).count).toBe(9)
})

it('knows when anything is narrowed', () => {
  expect(isFiltered(noFilters)).toBe(false)
  expect(isFiltered({ ...noFilters, isHeld: true })).toBe(true)
  expect(isFiltered({ ...noFilters, to: '2026-03-05' })).toBe(true)
})
