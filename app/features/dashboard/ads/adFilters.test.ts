import { expect, it } from 'vitest'
import { adFiltersPath, defaultAdFilters, readAdFilters } from './adFilters.ts'

const read = (query: string) => readAdFilters(new URLSearchParams(query))

it('are read from the address that they were written to', () => {
  const filters = { state: 'hidden', coin: 'USDT', sort: 'price', page: 3 } as const
  const path = adFiltersPath('/dashboard/ads', filters)
  expect(path).toBe('/dashboard/ads?state=hidden&cryptoCurrencyCode=USDT&sort=price&page=3')
  expect(read(path.slice(path.indexOf('?')))).toEqual(filters)
  expect(adFiltersPath('/dashboard/ads', defaultAdFilters)).toBe('/dashboard/ads')
})

it.each(['state=mine', 'cryptoCurrencyCode=%22%3E', 'sort=margin', 'page=-1', 'page=0', 'page=1e9'])(
  'count as left out where the address says what is none: %s',
  query => {
    expect(read(query)).toEqual(defaultAdFilters)
  },
)
