import type { Bench } from './bench.ts'
import { visitEach, visitFilled, worstP95, type Took, type Visit } from './support/visit.ts'
import { holder, makeHolder } from './wallet/holder.ts'

const movements = 1_000_000
const calls = 60

/** Every filter alone and together: common, rare, and of nothing. */
const filters = {
  none: '',
  coin: 'asset=ETH',
  common_type: 'types=Transaction::TradeComplete',
  rare_type: 'types=Transaction::BonusRefill',
  no_such_type: 'types=Transaction::AdFeatured',
  many_types:
    'types=Transaction::BonusRefill&types=Transaction::CryptoSwapsFee&types=Transaction::WalletRefill',
  category: 'categories=withdrawal',
  incoming: 'direction=incoming',
  outgoing: 'direction=outgoing',
  internal: 'direction=internal',
  taken_back: 'direction=outgoing&categories=deposit',
  dates: 'from=2023-09-01&to=2023-09-02',
  long_ago: 'to=2023-06-10',
  rare_long_ago: 'to=2023-06-10&types=Transaction::BonusRefill&asset=BTC',
  own_address: 'address_or_txid=bc1qholder',
  own_address_long_ago: 'address_or_txid=bc1qholder&to=2023-06-10',
  own_address_other_type: 'address_or_txid=bc1qholder&types=Transaction::WithdrawalFunds',
  their_address: 'address_or_txid=bc1qc4ca4238a0b923820dcc509a6f75849b',
  beginning: 'address_or_txid=bc1qc4c',
  no_address: 'address_or_txid=nothing-like-that',
  everything:
    'address_or_txid=bc1qholder&asset=BTC&types=Transaction::WalletRefill&direction=incoming&from=2024-01-01&to=2024-02-01',
  hundred: 'limit=100',
  hundred_incoming: 'direction=incoming&limit=100',
} as const

/** The wallet of somebody with a million movements, over HTTP, to themselves. */
export const wallet: Bench = {
  name: 'wallet',
  about:
    'Balances and movements of somebody with 1,000,000 of them in three years, on PostgreSQL: every filter, first and later pages, one call after the other',
  run: () => visitFilled({ fill: database => makeHolder(database, movements), name: holder }, measure),
}

async function measure(visit: Visit) {
  const balance = await visit('/v1/me/balance', calls * 5)
  const locks = await visit('/v1/me/balance/locks?asset=BTC', calls)
  const list: Visit = (query, times) => visit(`/v1/transactions?${query}`, times)
  const lists: Record<string, Took> = await visitEach(list, filters, calls)
  // Movements are numbered in the order of time; the last third of them is another's and the world's.
  for (const [name, before] of Object.entries({ later: 700_000, late: 300_000, last: 50 })) {
    lists[`page_${name}`] = await list(`before=${before}`, calls)
    lists[`page_${name}_incoming`] = await list(`direction=incoming&before=${before}`, calls)
    lists[`page_${name}_own_address`] = await list(`address_or_txid=bc1qholder&before=${before}`, calls)
  }
  const worst = worstP95(lists)
  return {
    figures: { balance, locks, worstListP95Ms: worst, lists },
    targets: [
      { name: 'balances, p95 ms', measured: balance.p95Ms, atMost: 50 },
      { name: 'locks, p95 ms', measured: locks.p95Ms, atMost: 50 },
      { name: 'worst list of movements, p95 ms', measured: worst, atMost: 50 },
    ],
  }
}
