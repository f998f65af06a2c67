import { expect, test } from 'vitest'
import { fakeProvider } from '../../../tests/support/network/fakeProvider.ts'
import { decimal } from '../../domain/money/decimal.ts'
import { handTimers } from '../../../tests/support/time/handTimers.ts'
import { httpCard } from './httpCard.ts'
import { cardSignature } from './signedCardReport.ts'

const secret = 'secret-of-the-card-provider'
const pair = { coin: 'BTC', fiat: 'EUR' } as const
const wire = { currency: 'BTC', fiat_currency: 'EUR' }
const at = '2026-03-01T12:00:00.000Z'

async function bench() {
  const fake = await fakeProvider()
  const card = httpCard({ url: fake.url, key: 'key-of-the-card-provider', secret }, handTimers())
  const answers = (
    path: string,
    body: object,
    answer: { readonly status?: number; readonly body?: unknown },
  ) => void fake.next({ path, headers: { authorization: 'Bearer key-of-the-card-provider' }, body, answer })
  return { fake, card, answers }
}

test('limits and rates are those of pairs that are ours', async () => {
  const { card, answers } = await bench()
  const other = { currency: 'DOGE', fiat_currency: 'EUR' }
  const limit = { min: '17', max: '4274.50' }
  answers(
    '/limits',
    {},
    {
      body: {
        items: [
          { ...wire, ...limit },
          { ...other, ...limit },
        ],
      },
    },
  )
  expect(await card.limits()).toEqual([{ ...pair, minimum: '17', maximum: '4274.5' }])
  const items = [
    { ...wire, rate: '75941' },
    { ...other, rate: '0.2' },
  ]
  answers('/rates', {}, { body: { items, at } })
  expect(await card.rates()).toEqual({ items: [{ ...pair, rate: '75941' }], at: new Date(at) })
})

test('a price is asked for in decimal strings and comes back in them', async () => {
  const { card, answers } = await bench()
  const said = { amount: '0.00126545', rate: '75941', fee: '3.9' }
  answers('/final_rate', { ...wire, fiat_amount: '100' }, { body: { ...said, at } })
  const price = await card.price(pair, decimal('100'))
  expect(price).toEqual({ ...pair, ...said, fiatAmount: '100', ratesAt: new Date(at) })
})

test.each([
  ['a number where an amount belongs', { body: { amount: 0.1, rate: '1', fee: '1', at } }, /something else/],
  ['an amount that is none', { body: { amount: 'much', rate: '1', fee: '1', at } }, /amount is none/],
  ['a time that is none', { body: { amount: '1', rate: '1', fee: '1', at: 'now' } }, /time is none/],
  ['a failure of theirs', { status: 503 }, /was answered with 503/],
])('%s is no price', async (_, answer, message) => {
  const { card, answers } = await bench()
  answers('/final_rate', { ...wire, fiat_amount: '100' }, answer)
  await expect(card.price(pair, decimal('100'))).rejects.toThrow(message)
})

test('a purchase is asked about and given back by its reference; one that is not known yet is null', async () => {
  const { card, answers } = await bench()
  const reference = 'a-purchase'
  answers('/status', { reference }, { body: { transaction: null } })
  expect(await card.status(reference)).toBeNull()
  answers(
    '/status',
    { reference },
    { body: { transaction: { reference, status: 'paid', fiat_amount: '100' } } },
  )
  expect(await card.status(reference)).toEqual({ reference, status: 'paid', fiatAmount: '100' })
  answers('/refund', { reference }, { body: {} })
  await card.refund(reference)
})

test('the address of the payment is signed over its terms, and reports over their bytes', async () => {
  const { fake, card } = await bench()
  const terms = { ...pair, fiatAmount: decimal('100'), returnUrl: 'https://souk.test/back', locale: 'ru' }
  const [page = '', query = ''] = card.widgetUrl({ reference: 'a-purchase', ...terms }).split('?')
  expect(page).toBe(`${fake.url}/widget`)
  const [signed = '', signature] = query.split('&signature=')
  expect(signature).toBe(cardSignature(signed, secret))
  expect(Object.fromEntries(new URLSearchParams(signed))).toMatchObject({
    fiat_amount: '100',
    merchant_transaction_id: 'a-purchase',
    return_url: 'https://souk.test/back',
  })
  const body = JSON.stringify({ reference: 'a-purchase', status: 'declined' })
  expect(card.read(body, cardSignature(body, secret))).toMatchObject({ status: 'declined' })
  expect(card.read(`${body} `, cardSignature(body, secret))).toBeNull()
})
