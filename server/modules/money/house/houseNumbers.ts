import { sql } from 'kysely'
import type { Chain } from '../../../adapters/chain/chain.ts'
import type { Connection } from '../../../database/database.ts'
import { readTerms } from '../../../domain/chain/ethereumTerms.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

/**
 * The first number from one on that no transaction of an address has, to whomever it goes. One that was given and never used
 * is given again: a gap would hold up everything after it.
 * @param from the chain's own next one
 */
export async function freeNumber(
  db: Connection,
  network: NetworkCode,
  sender: string,
  from: bigint,
): Promise<bigint> {
  const [sent, collected] = await Promise.all(
    (['withdrawal', 'collecting'] as const).map(table =>
      db
        .selectFrom(table)
        .select('sequence')
        .where('network', '=', network)
        .where('sender', '=', sender)
        .where('sequence', '>=', from)
        // Of one that failed the chain knows that its number is used, or it is free.
        .where('status', '<>', 'failed')
        .execute(),
    ),
  )
  const taken = new Set([sent, collected].flatMap(rows => rows?.map(({ sequence }) => sequence) ?? []))
  let free = from
  while (taken.has(free)) free += 1n
  return free
}

/** What is about to be sent from the house's address. */
interface Sending {
  readonly coin: CoinCode
  readonly amount: bigint
  readonly terms: Readonly<Record<string, string>>
}

/**
 * Whether the house's address has what a transaction takes, beside all that is on its way from there. Coins of deposit addresses
 * are there when they are collected; a transaction that is numbered before would hold up the gas for that.
 */
export async function isWithinReach(
  db: Connection,
  chain: Chain,
  house: string,
  { coin, amount, terms }: Sending,
): Promise<boolean> {
  // A simulated chain has one wallet for all addresses.
  const price = chain.isSimulated ? null : readTerms(terms)
  if (price === null) return true
  const held = await chain.held([house])
  const gas = price.gas * price.maxFeePerGas
  const needed = coin === 'ETH' ? ({ ETH: amount + gas } as const) : { [coin]: amount, ETH: gas }
  const { rows } = await sql<{ coin: CoinCode; amount: string }>`
    select coin, sum(amount)::text as amount from (
      select coin, amount from withdrawal where network = ${chain.network} and sender = ${house}
        and (status in ('signed', 'broadcast') or status = 'approved' and sequence is not null)
      union all
      select coin, amount from collecting where network = ${chain.network} and sender = ${house}
        and status in ('numbered', 'signed')
    ) as leaving group by coin`.execute(db)
  const leaving = new Map(rows.map(row => [row.coin, BigInt(row.amount)]))
  return Object.entries(needed).every(
    ([code, units]) => (held[code as CoinCode] ?? 0n) - (leaving.get(code as CoinCode) ?? 0n) >= units,
  )
}

/** Which of these transactions move coins between addresses of ours. */
export async function ownMoves(db: Connection, txids: readonly string[]): Promise<ReadonlySet<string>> {
  if (txids.length === 0) return new Set()
  const rows = await db
    .selectFrom('collecting')
    .select('txid')
    .where('txid', 'in', [...txids])
    .execute()
  return new Set(rows.flatMap(({ txid }) => (txid === null ? [] : [txid])))
}
