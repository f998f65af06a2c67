import http from 'node:http'
import type { AddressInfo } from 'node:net'

// A server that answers every call with the same page of 20 adverts, whole as the contract has them.

const advert = (index: number) => ({
  id: `ad${index}`,
  type: 'Ad::Sell',
  status: 'listed',
  crypto_currency_code: 'BTC',
  currency_code: 'USD',
  country_code: 'US',
  price_mode: 'average',
  price: '64000.12',
  market_rate: '63000.00',
  market_delta_percent: '1.59',
  priced_at: '2030-01-01T00:00:00.000Z',
  payment_methods: [
    {
      code: 'sepa',
      url_code: 'sepa',
      name: 'SEPA',
      group: 'bank_transfer',
      speed: 'instant',
      reversible: false,
    },
  ],
  bank_name: null,
  minimum: '10.00',
  maximum: '1000.00',
  escrow_minutes: 30,
  allow_anonymous: false,
  phone_required: false,
  identity_required: false,
  minimum_volume_usd: null,
  minimum_feedback_score: null,
  first_time_maximum: null,
  terms: 'Please pay from an account in your own name and send the reference that I give you in the chat.',
  promo_text: 'Fast and kind',
  owner: {
    user_name: 'kunle',
    is_verified: true,
    rating_percent: '99.1',
    feedbacks_count: 12,
    trades_count: 100,
    is_online: true,
    last_online_at: null,
    median_release_minutes: 4,
    registered_at: '2029-01-01T00:00:00.000Z',
  },
  is_own: false,
  you_get: '0.00156250',
  requirements: [],
  settings: null,
})
const page = JSON.stringify({
  items: Array.from({ length: 20 }, (_, index) => advert(index)),
  page: 1,
  pages: 1,
  total: 20,
  total_is_capped: false,
  market_rate: '63000.00',
  market_change_percent: '0.4',
  rates_at: '2030-01-01T00:00:00.000Z',
})

const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(page) })
  response.end(page)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
})
