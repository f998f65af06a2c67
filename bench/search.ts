import { round, type Bench } from './bench.ts'
import { visitEach, visitFilled, worstP95, type Visit } from './support/visit.ts'
import { hotPair, looker, makeMarket } from './search/market.ts'
import { paymentMethodsFor } from './search/methods.ts'

const sizes = { small: 10_000, large: 1_000_000 }
const calls = 60

const [method = '', other = ''] = paymentMethodsFor(hotPair.fiat)

/** Every sort and every filter, what all of them leave over, and pages further on; in the pair with the most adverts. */
const searches = {
  best_price: 'type=buy',
  best_price_sell: 'type=sell',
  you_get: 'type=buy&sort=you_get&amount=60000',
  fastest_release: 'type=buy&sort=fastest_release',
  best_rated: 'type=buy&sort=best_rated',
  most_trades: 'type=buy&sort=most_trades',
  newest: 'type=buy&sort=newest',
  amount: 'type=buy&amount=60000',
  amount_crypto: 'type=buy&amount=0.01&amount_side=crypto',
  methods: `type=buy&payment_method_code=${method}&payment_method_code=${other}`,
  country: 'type=buy&country_code=NG',
  online: 'type=buy&online_only=true',
  no_registration: 'type=buy&no_registration=true',
  phone: 'type=buy&sms_required=true',
  identified: 'type=buy&for_identified_people=true',
  instant: 'type=buy&supports_instant_trade=true',
  rating: 'type=buy&minimum_rating=98',
  trades: 'type=buy&minimum_trades=1000',
  not_mine: 'type=buy&mine=without',
  mine: 'type=buy&mine=only',
  all_filters: `type=buy&amount=60000&payment_method_code=${method}&country_code=NG&online_only=true&for_identified_people=true&minimum_rating=95&minimum_trades=100`,
  nothing: 'type=buy&for_identified_people=true&sms_required=true',
  nothing_newest: 'type=buy&for_identified_people=true&sms_required=true&sort=newest',
  page_10: 'type=buy&page=10',
  page_50: 'type=buy&page=50',
} as const
type SearchName = keyof typeof searches
const names = Object.keys(searches) as SearchName[]

/** The search for offers, over HTTP, for somebody who is logged in. */
export const search: Bench = {
  name: 'search',
  about:
    'Every sort and filter over 10,000 and over 1,000,000 adverts on PostgreSQL, in the pair with the most of them, one call after the other, at rest and through ticks of the rates',
  async run() {
    const small = await measured(sizes.small)
    const large = await measured(sizes.large)
    const growth = Math.max(...names.map(name => large.atRest[name].p50Ms - small.atRest[name].p50Ms))
    return {
      figures: {
        small: small.atRest,
        large: large.atRest,
        largeThroughTicks: large.throughTicks,
      },
      targets: [
        { name: 'worst search of 1,000,000, p95 ms', measured: worstP95(large.atRest), atMost: 20 },
        { name: 'worst search through ticks, p95 ms', measured: worstP95(large.throughTicks), atMost: 20 },
        { name: 'slower than with 10,000 at most by, p50 ms', measured: round(growth), atMost: 10 },
      ],
    }
  },
}

const measured = (adverts: number) =>
  visitFilled({ fill: database => makeMarket(database, adverts), name: looker }, async visit => {
    const atRest = await visitAll(visit)
    // A tick comes every five seconds by itself; calls that go round for so long stand before, in and after it.
    return { atRest, throughTicks: await visitAll(visit) }
  })

function visitAll(visit: Visit) {
  const pair = `crypto_currency_code=${hotPair.coin}&currency_code=${hotPair.fiat}`
  const search: Visit = (filters, times) => visit(`/v1/pro/search?${pair}&${filters}`, times)
  return visitEach(search, searches, calls)
}
