import type { FakeServer } from './fakeServer.ts'

const network = {
  code: 'bitcoin',
  name: 'Bitcoin',
  confirmations: 2,
  minimum_deposit: '0.0001',
  network_fee: '0.00001',
}
const coin = (code: string, name: string, scale: number) => ({
  code,
  name,
  alias: name.toLowerCase(),
  scale,
  shown_decimals: 8,
  networks: [network],
})
const fiat = (code: string, name: string, symbol: string) => ({ code, name, symbol, minor_units: 2 })

export const currenciesAnswer = {
  coins: [coin('BTC', 'Bitcoin', 8), coin('ETH', 'Ethereum', 18)],
  fiats: [fiat('USD', 'US dollar', '$'), fiat('NGN', 'Naira', '₦'), fiat('RUB', 'Ruble', '₽')],
}

/** An offer as a search has it, with more of it than anybody is shown. */
export const offerAnswer = (id: string, price: string, changed: object = {}) => ({
  id,
  type: 'Ad::Sell',
  status: 'listed',
  crypto_currency_code: 'BTC',
  currency_code: 'USD',
  price,
  market_rate: '90000',
  market_delta_percent: '1.2',
  payment_methods: [
    {
      code: 'wire',
      url_code: 'wire',
      name: 'Wire transfer',
      group: 'bank',
      speed: 'slow',
      reversible: false,
    },
  ],
  minimum: '100',
  maximum: '5000',
  escrow_minutes: 30,
  allow_anonymous: false,
  terms: 'Nobody is shown these terms here.',
  owner: {
    user_name: `owner-${id}`,
    avatar_url: null,
    is_verified: true,
    rating_percent: '99.5',
    feedbacks_count: 200,
    trades_count: 212,
    is_online: true,
    last_online_at: null,
    median_release_minutes: 4,
    registered_at: '2025-01-01T00:00:00.000Z',
  },
  is_own: false,
  you_get: null,
  viewer_limit: null,
  requirements: [],
  risks: [],
  settings: null,
  ...changed,
})

export const offersAnswer = (items: readonly object[], total = items.length) => ({
  items,
  page: 1,
  pages: 1,
  total,
  total_is_capped: false,
  market_rate: '90000',
  market_change_percent: '1.24',
  rates_at: '2026-11-26T11:58:00.000Z',
})

const rates = (pairs: readonly (readonly [pair: string, rate: string])[]) => ({
  at: '2026-11-26T11:58:00.000Z',
  is_stale: false,
  items: pairs.map(([pair, rate]) => ({
    pair,
    crypto_currency_code: pair.slice(0, 3).toUpperCase(),
    currency_code: pair.slice(4).toUpperCase(),
    rate,
  })),
})

export const historyAnswer = {
  pair: 'btc_usd',
  period: 'month',
  points: [1, 10, 20, 26].map(day => ({
    at: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`,
    rate: String(88_000 + day * 100),
  })),
  low: '88100',
  high: '90600',
  change_percent: '2.84',
  is_stale: false,
}

/** Has a server answer what pages of coins ask beside their words. */
export function answerCoins(server: FakeServer): void {
  const best = [offerAnswer('ad-1', '91000'), offerAnswer('ad-2', '92000'), offerAnswer('ad-3', '93000')]
  server.reply('GET /api/v1/currencies', currenciesAnswer)
  server.reply('GET /api/v1/pro/search', offersAnswer(best, 40))
  server.reply(
    'GET /api/v1/exchange_rates/all',
    rates([
      ['btc_usd', '90000'],
      ['btc_ngn', '144000000'],
      ['btc_rub', '8000000'],
      ['eth_usd', '3000'],
    ]),
  )
  server.reply('GET /api/v1/history_exchange_rates', historyAnswer)
  server.reply('GET /api/v1/settings', { rate_stale_seconds: 60 })
  server.reply('GET /api/v1/withdrawals/service_fee', { percent: '0.5', internal_percent: '0' })
  server.reply('GET /api/v1/withdrawals/withdrawal_fees', {
    items: [
      {
        crypto_currency_code: 'BTC',
        network: 'bitcoin',
        network_name: 'Bitcoin',
        network_fee: '0.000012',
        minimum: '0.0005',
      },
    ],
    service_fee_percent: '0.5',
  })
}
