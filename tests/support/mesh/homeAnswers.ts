import type { FakeServer } from './fakeServer.ts'
import { pageAnswer } from './readerAnswers.ts'

/** The server's answer of an offer of a search. */
export const offerAnswer = (id: string, userName: string, changed: object = {}) => ({
  id,
  type: 'Sell',
  price: '5000000',
  market_delta_percent: '-0.4',
  minimum: '1000',
  maximum: '300000',
  allow_anonymous: true,
  you_get: '0.001',
  terms: 'Nobody is told of these here.',
  payment_methods: [{ code: 'sbp', url_code: 'sbp', name: 'SBP', group: 'bank_transfer', speed: 'instant' }],
  owner: {
    user_name: userName,
    avatar_url: null,
    is_verified: true,
    rating_percent: '99.4',
    trades_count: 212,
    is_online: true,
    last_online_at: null,
    median_release_minutes: 4,
  },
  ...changed,
})

/** The server's answer to a search. */
export const offersAnswer = (items: readonly object[], total = items.length) => ({
  items,
  page: 1,
  pages: 1,
  total,
  total_is_capped: false,
  market_rate: '5020000',
  market_change_percent: '1.2',
  rates_at: '2026-11-26T11:58:00.000Z',
})

/** Has a server answer all that the first page asks for. */
export function answerHome(server: FakeServer): void {
  server.reply(
    'GET /api/v1/pro/search',
    offersAnswer([offerAnswer('ad-1', 'harbor'), offerAnswer('ad-2', 'quay')], 41),
  )
  server.reply('GET /api/v1/home', {
    best_to_buy: [],
    best_to_sell: [],
    market_rate: '5020000',
    market_change_percent: '1.2',
    rates_at: '2026-11-26T11:58:00.000Z',
    figures: { trades: 48_210, people: 6304, median_release_seconds: 274 },
  })
  server.reply('GET /api/v1/currencies', {
    coins: [
      { code: 'BTC', name: 'Bitcoin', alias: 'bitcoin', scale: 8, shown_decimals: 8, networks: [] },
      { code: 'USDT', name: 'Tether', alias: 'tether', scale: 6, shown_decimals: 2, networks: [] },
      { code: 'ETH', name: 'Ethereum', alias: 'ethereum', scale: 18, shown_decimals: 6, networks: [] },
    ],
    fiats: [
      { code: 'RUB', name: 'Russian rouble', symbol: '₽', minor_units: 2 },
      { code: 'NGN', name: 'Nigerian naira', symbol: '₦', minor_units: 2 },
    ],
  })
  server.reply('GET /api/v1/exchange_rates/rates_changes', {
    items: [{ pair: 'btc_rub', rate: '5020000', change_percent: '1.2', at: '2026-11-26T11:58:00.000Z' }],
  })
  server.reply('GET /api/v1/fees', {
    maker_tiers: [
      { from_volume_usd: '0', percent: '0.9' },
      { from_volume_usd: '10000', percent: '0.7' },
    ],
    taker_percent: '0',
    invoice_percent: '1',
    cashback_least_usd: '1',
  })
  server.reply('GET /api/v2/payment_methods', {
    items: [{ code: 'sbp', url_code: 'sbp', name: 'SBP', group: 'bank_transfer' }],
  })
  server.reply('GET /api/v1/country_pages', { items: [{ code: 'nigeria', name: 'Nigeria' }] })
  server.reply('GET /api/v1/pages/faq', pageAnswer('faq'))
  server.reply('GET /api/v1/service_feedbacks', {
    items: [
      { id: 'w-1', author: 'Marta', about: null, text: 'I knew what to do.', at: '2026-02-11T00:00:00.000Z' },
    ],
  })
  server.reply('GET /api/v1/media_partners', {
    items: [{ id: 'p-1', name: 'Harbour Ledger', url: 'https://ledger.example/', quote: null }],
  })
  server.reply('GET /api/v1/settings', { demo: { people: ['harbor'] } })
}
