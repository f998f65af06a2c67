import { describe, expect, it } from 'vitest'
import { findDrawn } from './drawnRoutes.ts'

describe('pages that are drawn for a first visit', () => {
  it.each([
    '/buy',
    '/sell',
    '/buy-bitcoin',
    '/sell-tether-with-bank_transfer',
    '/search/buy',
    '/user/lagoscoin',
  ])('%s is one, in each language', path => {
    expect(findDrawn(path, '')).toMatchObject({ locale: 'en', path, query: '' })
    expect(findDrawn(`/ru${path}`, '')).toMatchObject({ locale: 'ru', path, query: '' })
  })

  it.each([
    '/dashboard',
    '/trade/1',
    '/buy-nothing',
    '/Buy',
    '/buy/',
    '/search/swap',
    '/user/a/feedback',
    '/buy%2Dbitcoin',
  ])('%s is none', path => expect(findDrawn(path, '')).toBeNull())

  it('have what their filters say, and nothing else of a query', () => {
    expect(findDrawn('/buy', 'utm_source=x&currencyCode=NGN&ref=ABCD&amount=5')?.query).toBe(
      '?currencyCode=NGN&amount=5',
    )
    expect(findDrawn('/user/lagoscoin', 'amount=5')?.query).toBe('')
  })

  it('are kept where they are few', () => {
    expect(findDrawn('/buy-bitcoin', 'utm_source=x')?.isKept).toBe(true)
    expect(findDrawn('/buy', 'amount=5')?.isKept).toBe(false)
    expect(findDrawn('/user/lagoscoin', '')?.isKept).toBe(false)
  })

  it('are none with a query that no search makes', () => {
    expect(findDrawn('/buy', `amount=${'5'.repeat(1000)}`)).toBeNull()
  })
})
