import { expect, it } from 'vitest'
import { repairAddress } from './repairAddress.ts'

const favourites = { currencyCode: 'NGN', cryptoCurrencyCode: 'USDT', countryCode: null }

it.each([
  [['crypto_currency_code'], 'cryptoCurrencyCode=ZZZ&utm_source=a', 'utm_source=a'],
  [['currencyCode'], 'currencyCode=ZZZ&amount=5', 'amount=5'],
  [['payment_method_code.0'], 'paymentMethodCode=opay&paymentMethodCode=zzz&amount=5', 'amount=5'],
  [['country_code', 'page'], 'countryCode=ZZ&page=7&sort=price', 'sort=price'],
])('a search refused for its %j gives way to one without it', (refused, query, rest) => {
  const mending = repairAddress(refused, new URLSearchParams(query), favourites)
  expect([mending?.query?.toString(), mending?.liked]).toEqual([rest, null])
})

it('forgets what somebody is believed to like when the service does not know it', () => {
  const mending = repairAddress(['currency_code'], new URLSearchParams('amount=5'), favourites)
  expect(mending).toEqual({ query: null, liked: { currencyCode: 'RUB' } })
})

it.each([[['base']], [['currency_code']], [[]]])('changes nothing that would stay refused: %j', refused => {
  const first = { currencyCode: 'RUB', cryptoCurrencyCode: 'BTC', countryCode: null }
  expect(repairAddress(refused, new URLSearchParams('sort=price'), first)).toBeNull()
})
