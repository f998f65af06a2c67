import { describe, expect, it } from 'vitest'
import { answerLifetime, pageKey } from '../../../network/apollo/pageKey.ts'
import { createKeptPages, pagesAhead } from './tradePages.ts'

describe('the pages of trades that are fetched ahead', () => {
  it('are the three that follow, as far as there are any', () => {
    expect(pagesAhead(1, 9)).toEqual([2, 3, 4])
    expect(pagesAhead(7, 9)).toEqual([8, 9])
    expect(pagesAhead(9, 9)).toEqual([])
    expect(pagesAhead(1, 0)).toEqual([])
  })

  it('are one page whatever is said of the length of the list, and in whatever order', () => {
    const page = { state: 'active', page: 2, sort: 'needs_me' }
    const said = { pages: 7, total_pages: 7, total: 140, count: 20, previous_currency_code: 'USD' }
    expect(pageKey({ ...said, sort: 'needs_me', page: 2, state: 'active', text: null })).toBe(pageKey(page))
    expect(pageKey({ ...page, page: 3 })).not.toBe(pageKey(page))
  })

  it('are fetched again once they are old, or when they did not come', () => {
    let time = 0
    const pages = createKeptPages(() => time)
    const asked = { state: 'active', page: 2 } as const
    expect(pages.take(asked)).toBe(true)
    expect(pages.take(asked)).toBe(false)
    pages.drop(asked)
    expect(pages.take(asked)).toBe(true)
    time = answerLifetime
    expect(pages.take(asked)).toBe(true)
  })
})
