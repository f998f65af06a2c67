import { describe, expect, it } from 'vitest'
import type { LiveOfferShape } from '../../contentShape.ts'
import { bestFor, firstText, otherAmount, pairOf, readText } from './calculatorText.ts'

const offer = (id: string, price: string, minimum: string, maximum: string): LiveOfferShape => ({
  id,
  userName: id,
  rating: null,
  trades: 0,
  price,
  coin: 'BTC',
  fiat: 'NGN',
  minimum,
  maximum,
  methods: [],
  href: `/trade/new/${id}`,
})
const pair = pairOf('BTC', 'NGN')
const offers = [offer('cheap', '100000000', '50000', '90000'), offer('wide', '110000000', '1000', '9000000')]
const rate = { price: '105000000', at: '2026-11-26T12:00:00Z' }

describe('a small calculator', () => {
  it('begins with a round sum that the best offer takes, else with one coin', () => {
    expect(firstText(offers, pair)).toEqual({ field: 'pay', text: '50000' })
    expect(firstText([], pair)).toEqual({ field: 'get', text: '1' })
  })

  it.each([
    ['60000', 'en', 'cheap', '0.0006'],
    ['1000000', 'en', 'wide', '0.00909'],
    ['1 000 000', 'ru', 'wide', '0.00909'],
  ] as const)('counts %s (%s) at the best offer that takes it', (text, locale, id, coins) => {
    const written = readText({ field: 'pay', text }, pair, locale)
    if (written === null) throw new Error('It is an amount')
    const best = bestFor(written, offers, pair)
    expect(best?.id).toBe(id)
    expect(otherAmount({ field: 'pay' }, written, { offer: best, rate }, pair)).toMatch(
      new RegExp(`^${coins}`),
    )
  })

  it('counts coins back to money, and what nobody takes at the market’s rate', () => {
    const written = { amount: '1', side: 'crypto' } as const
    expect(bestFor(written, offers, pair)).toBeNull()
    expect(otherAmount({ field: 'get' }, written, { offer: null, rate }, pair)).toBe('105000000')
    expect(otherAmount({ field: 'get' }, written, { offer: null, rate: null }, pair)).toBeNull()
  })

  it('shows of coins the digits that are read: as many as a coin has, and fewer where there are many', () => {
    const at = (amount: string, price: string) =>
      otherAmount({ field: 'pay' }, { amount, side: 'fiat' }, { offer: null, rate: { ...rate, price } }, pair)
    expect(at('1', '70000000')).toBe('0.00000001')
    expect(at('100000', '1593.6')).toBe('62.751')
    expect(at('100000000000', '3')).toBe('33333333333')
  })

  it.each(['', 'much', '0', '-5', '1.234'])('reads %j as no amount of money', text => {
    expect(readText({ field: 'pay', text }, pair, 'en')).toBeNull()
  })
})
