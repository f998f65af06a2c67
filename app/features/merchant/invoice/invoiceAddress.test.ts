import { noFilters } from '@souk/design-system/domain/shop/merchant/invoiceList/invoiceFilter.ts'
import { expect, it } from 'vitest'
import { downloadHref, filterVariables, invoicesHref, readFilters } from './invoiceAddress.ts'

const all = { group: 'open', isHeld: true, text: 'A-17', from: '2026-03-01', to: '2026-03-05' } as const
const queryOf = (href: string) => new URL(href, 'https://souk.test').searchParams

it('keeps every filter in the address, and reads it back', () => {
  const href = invoicesHref('7', all)
  expect(href).toBe('/me/merchant/invoices/7?status=open&held=true&search=A-17&from=2026-03-01&to=2026-03-05')
  expect(readFilters(queryOf(href))).toEqual(all)
  expect(invoicesHref('7', noFilters)).toBe('/me/merchant/invoices/7')
})

it('takes what is no filter in an address as left out', () => {
  const strange = new URLSearchParams({ status: 'lost', held: 'maybe', search: 'x', from: '5 March', to: '' })
  expect(readFilters(strange)).toEqual(noFilters)
})

it('asks the server for the statuses of a group, and for nothing that is not narrowed', () => {
  expect(filterVariables(noFilters)).toEqual({})
  expect(filterVariables({ ...noFilters, group: 'paid', isHeld: true })).toEqual({
    statuses: ['paid'],
    held: true,
  })
})

it('downloads the same as it shows', () => {
  const plan = { format: 'csv', timeZone: 'Africa/Lagos', locale: 'en' } as const
  const query = queryOf(downloadHref('7', all, plan))
  expect(query.get('account_id')).toBe('7')
  expect(query.getAll('statuses')).toEqual(filterVariables(all).statuses)
  expect(Object.fromEntries(query)).toMatchObject({
    held: 'true',
    search: 'A-17',
    from: '2026-03-01',
    to: '2026-03-05',
    format: 'csv',
    time_zone: 'Africa/Lagos',
    locale: 'en',
  })
})
