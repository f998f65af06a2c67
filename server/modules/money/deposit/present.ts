import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import { minutesOf } from '../../../domain/deposit/duration.ts'
import { paymentUri } from '../../../domain/deposit/paymentUri.ts'
import type { DepositAddressId } from '../../../domain/identifier/identifier.ts'
import { findCoinNetwork, type CoinCode, type CoinNetwork } from '../../../domain/reference/coin.ts'
import { addressUrl, networks, transactionUrl, type NetworkCode } from '../../../domain/reference/network.ts'
import type { Chains } from '../../../adapters/chain/chains.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import type { depositOperations } from './schema.ts'
import type { DepositAddressRow, DepositRow } from './tables.ts'

export type DepositAccount = Static<(typeof depositOperations)['generateAccount']['reply']>
export type DepositAnswer = NonNullable<
  Static<(typeof depositOperations)['claimDeposit']['reply']>['deposit']
>

/** What came of one coin to one address. */
export interface Received {
  readonly amount: bigint
  readonly count: number
  readonly lastAt: Date | null
}

const nothing: Received = { amount: 0n, count: 0, lastAt: null }

/** What was credited of a coin at each of some addresses. */
export async function receivedAt(
  db: Connection,
  coin: CoinCode,
  ids: readonly DepositAddressId[],
): Promise<(id: DepositAddressId) => Received> {
  if (ids.length === 0) return () => nothing
  const rows = await db
    .selectFrom('deposit')
    .select(({ fn }) => [
      'address_id',
      fn.sum<string>('amount').as('amount'),
      fn.countAll<string>().as('count'),
      fn.max('seen_at').as('lastAt'),
    ])
    .where('address_id', 'in', [...ids])
    .where('coin', '=', coin)
    .where('status', '=', 'credited')
    .groupBy('address_id')
    .execute()
  const byId = new Map(
    rows.map(row => [
      row.address_id,
      { amount: BigInt(row.amount), count: Number(row.count), lastAt: row.lastAt },
    ]),
  )
  return id => byId.get(id) ?? nothing
}

/** How a coin travels over a network; the caller has seen to it that it does. */
export function wayOf(coin: CoinCode, network: NetworkCode): CoinNetwork {
  const way = findCoinNetwork(coin, network)
  if (!way) throw new Error(`${coin} does not travel over ${network}`)
  return way
}

/** An address of somebody's, for one coin. */
export function accountAnswer(
  row: DepositAddressRow,
  coin: CoinCode,
  facts: { readonly chains: Chains; readonly received: Received; readonly canRenew: boolean },
): DepositAccount {
  const { network, address, memo } = row
  const way = wayOf(coin, network)
  const { isSimulated } = facts.chains.of(network)
  return {
    id: row.id,
    crypto_currency_code: coin,
    network,
    network_name: networks[network].name,
    standard: way.standard,
    address,
    memo,
    payment_uri: paymentUri({ coin, network, address, memo }),
    minimum: way.minimumDeposit,
    confirmations: way.confirmations,
    minutes: minutesOf(network, way.confirmations),
    address_url: isSimulated ? null : addressUrl(network, address),
    is_simulated: isSimulated,
    is_current: row.replaced_at === null,
    can_renew: facts.canRenew,
    received: decimalOf(facts.received.amount, coin),
    deposits_count: facts.received.count,
    last_deposit_at: facts.received.lastAt?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    replaced_at: row.replaced_at?.toISOString() ?? null,
  }
}

/** A deposit, for its owner. */
export const depositAnswer = (row: DepositRow, chains: Chains): DepositAnswer => ({
  id: row.id,
  crypto_currency_code: row.coin,
  network: row.network,
  address: row.address,
  memo: row.memo,
  txid: row.txid,
  tx_url: chains.of(row.network).isSimulated ? null : transactionUrl(row.network, row.txid),
  amount: decimalOf(BigInt(row.amount), row.coin),
  status: row.status,
  confirmations: row.confirmations,
  confirmations_needed: wayOf(row.coin, row.network).confirmations,
  seen_at: row.seen_at.toISOString(),
  credited_at: row.credited_at?.toISOString() ?? null,
})
