import { expect, it } from 'vitest'
import { readStoreFilter, storesHref } from './storesAddress.ts'

const read = (query: string) => readStoreFilter(new URLSearchParams(query))

it('lists those that wait for their review where nothing is said', () => {
  expect(read('')).toEqual({ status: 'pending_review', search: '' })
  expect(storesHref(read(''))).toBe('/operator/stores')
})

it.each(['status=all', 'status=suspended&search=night', 'search=40219'])('keeps %s in the address', query => {
  expect(storesHref(read(query))).toBe(`/operator/stores?${query}`)
})

it('takes what it does not know as left out', () => {
  expect(read('status=gone&search=n')).toEqual({ status: 'pending_review', search: '' })
})
