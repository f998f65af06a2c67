import { describe, expect, test } from 'vitest'
import { countryFacts, countryProblems } from './country.ts'
import { readShippedFile } from './shippedFile.ts'

const kenya = {
  territory: 'KE',
  currency: 'KES',
  coins: 'USDT BTC',
  methods: 'mpesa pesalink',
  amount: '10000',
}

describe('what a country is by', () => {
  test('is read from its lines', () => {
    expect(countryFacts(kenya)).toMatchObject({
      territory: 'KE',
      currency: 'KES',
      coins: ['USDT', 'BTC'],
      methods: [{ code: 'mpesa' }, { code: 'pesalink' }],
      amount: '10000',
    })
    expect(countryProblems(kenya)).toEqual([])
  })

  test.each([
    [{ territory: 'XX' }, 'territory: XX'],
    [{ territory: 'toString' }, 'territory: toString'],
    [{ territory: '' }, 'territory: none'],
    [{ currency: 'kes' }, 'currency: kes'],
    [{ coins: 'BTC DOGE' }, 'coins: DOGE'],
    [{ methods: 'mpesa, opay' }, 'methods: opay'],
    [{ methods: 'constructor' }, 'methods: constructor'],
    [{ amount: '0' }, 'amount: 0'],
    [{ amount: '-1' }, 'amount: -1'],
    [{ amount: '1e9' }, 'amount: 1e9'],
    [{ amount: '1'.repeat(60) }, `amount: ${'1'.repeat(60)}`],
  ])('%j is told', (changed, problem) => {
    expect(countryProblems({ ...kenya, ...changed })).toContain(problem)
  })

  test('is nothing without a place and a currency of ours', () => {
    expect(countryFacts({})).toBeNull()
    expect(countryFacts({ ...kenya, territory: 'XX' })).toBeNull()
    expect(countryFacts({ ...kenya, currency: 'XXX' })).toBeNull()
  })

  test('has the first of our coins where it names none', () => {
    expect(countryFacts({ territory: 'KE', currency: 'KES' })).toMatchObject({
      coins: ['BTC'],
      methods: [],
      amount: null,
    })
  })

  test('is told of a file that comes with the product', () => {
    const text = '---\ntitle: Kenya\nterritory: KE\ncurrency: KES\nmethods: opay\n---\nText'
    expect(() => readShippedFile('countries/kenya.en.md', text)).toThrow(
      'content/countries/kenya.en.md: says what we have not: methods: opay',
    )
  })
})
