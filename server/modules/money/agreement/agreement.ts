import { sql } from 'kysely'
import type { Chains } from '../../../adapters/chain/chains.ts'
import { nativeCoin } from '../../../adapters/chain/embeddedChain.ts'
import type { Connection } from '../../../database/database.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import { coinCodes, type CoinCode } from '../../../domain/reference/coin.ts'
import { networkCodes, type NetworkCode } from '../../../domain/reference/network.ts'
import { gasUnbooked } from '../collecting/settleCollecting.ts'
import { sentUnbooked } from '../withdrawal/sending/lostWithdrawals.ts'
import { allAddresses } from '../deposit/watchedPlaces.ts'

/** A coin in the books and on the chains, in its units. */
export interface CoinAgreement {
  readonly coin: CoinCode
  /** What lies at our addresses on all networks. */
  readonly held: bigint
  /** Of it: in blocks, and not in the books (yet): too small, or not confirmed. */
  readonly unbooked: bigint
  /** What the books say lies outside for us. */
  readonly booked: bigint
  /** What was sent and is in blocks, and not in the books yet; below zero what is in the books, and no longer in blocks. */
  readonly sent: bigint
  /** What is held and neither booked nor waiting to be; zero, always. */
  readonly surplus: bigint
}

/**
 * Compares the books with what lies on the chains for us, coin by coin, whatever is on its way in or out.
 */
export async function chainAgreement(
  db: Connection,
  {
    chains,
    watchKeys,
  }: { readonly chains: Chains; readonly watchKeys: Readonly<Record<NetworkCode, WatchKeys>> },
): Promise<CoinAgreement[]> {
  const held = new Map<CoinCode, bigint>()
  for (const network of networkCodes) {
    const addresses = await allAddresses(db, network, watchKeys[network])
    for (const [coin, amount] of Object.entries(await chains.of(network).held(addresses)))
      add(held, coin as CoinCode, amount)
  }
  const sent = new Map(await sentUnbooked(db, chains))
  for (const network of networkCodes)
    add(sent, nativeCoin[network], await gasUnbooked(db, chains.of(network)))
  const { rows: booked } = await sql<{ asset: CoinCode; amount: string }>`
    select asset, (-sum(balance))::text as amount from account where kind = 'external' group by asset`.execute(
    db,
  )
  const { rows: unbooked } = await sql<{ coin: CoinCode; amount: string }>`
    select coin, sum(amount)::text as amount from deposit
    where status in ('confirming', 'below_minimum') group by coin`.execute(db)
  const inBooks = new Map(booked.map(row => [row.asset, BigInt(row.amount)]))
  const outside = new Map(unbooked.map(row => [row.coin, BigInt(row.amount)]))
  return coinCodes.map(coin => {
    const facts = {
      held: held.get(coin) ?? 0n,
      unbooked: outside.get(coin) ?? 0n,
      sent: sent.get(coin) ?? 0n,
      booked: inBooks.get(coin) ?? 0n,
    }
    return { coin, ...facts, surplus: facts.held - facts.unbooked + facts.sent - facts.booked }
  })
}

function add(to: Map<CoinCode, bigint>, coin: CoinCode, amount: bigint): void {
  to.set(coin, (to.get(coin) ?? 0n) + amount)
}
