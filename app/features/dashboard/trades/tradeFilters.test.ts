import { describe, expect, it } from 'vitest'
import { defaultFilters, filteredPath, readFilters } from './tradeFilters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))

describe('the filters of the dashboard', () => {
  it('are read from the address that they were written to', () => {
    const filters = { state: 'dispute', coin: 'USDT', sort: 'created', page: 3 } as const
    const path = filteredPath('/dashboard', filters)
    expect(path).toBe('/dashboard?state=dispute&cryptoCurrencyCode=USDT&sort=created&page=3')
    expect(read(path.slice(path.indexOf('?')))).toEqual(filters)
  })

  it('leave the address plain while nothing is filtered', () => {
    expect(filteredPath('/dashboard', defaultFilters)).toBe('/dashboard')
    expect(read('')).toEqual(defaultFilters)
  })

  it.each([
    'state=mine',
    'cryptoCurrencyCode=%22%3E',
    'sort=fiatAmount',
    'page=-1',
    'page=0',
    'page=1e9',
    'pages=7&total_pages=7&total=140&count=20&previous_currency_code=USD',
  ])('count as left out where the address says what is none: %s', query => {
    expect(read(query)).toEqual(defaultFilters)
  })
})
