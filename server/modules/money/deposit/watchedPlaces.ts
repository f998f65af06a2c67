import { sql } from 'kysely'
import type { Transfer, Watched } from '../../../adapters/chain/chain.ts'
import type { Connection } from '../../../database/database.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import type { DepositAddressId, InvoiceId, UserId } from '../../../domain/identifier/identifier.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'

/** Which of some addresses were ever given to somebody: the current ones and the old. */
export const watchedOn =
  (db: Connection, network: NetworkCode): Watched =>
  async addresses => {
    const rows = await db
      .selectFrom('deposit_address')
      .select('address')
      .distinct()
      .where('network', '=', network)
      .where(isOneOf('address', addresses))
      .execute()
    return new Set(rows.map(row => row.address))
  }

/** Whose a transfer is, by its address and memo. */
export interface Place {
  readonly id: DepositAddressId
  readonly user_id: UserId | null
  readonly invoice_id: InvoiceId | null
}

/** Whose these transfers are. One that names a memo nobody has, or none where one is needed, is nobody's. */
export async function placesOf(
  db: Connection,
  network: NetworkCode,
  transfers: readonly Pick<Transfer, 'to' | 'memo'>[],
): Promise<(transfer: Pick<Transfer, 'to' | 'memo'>) => Place | undefined> {
  if (transfers.length === 0) return () => undefined
  const rows = await db
    .selectFrom('deposit_address')
    .select(['id', 'user_id', 'invoice_id', 'address', 'memo'])
    .where('network', '=', network)
    .where(isOneOf('address', new Set(transfers.map(({ to }) => to))))
    .where(eb =>
      eb.or([
        eb('memo', 'is', null),
        isOneOf('memo', new Set(transfers.map(({ memo }) => memo?.trim() ?? ''))),
      ]),
    )
    .execute()
  const byPlace = new Map(rows.map(row => [nameOf(row.address, row.memo), row]))
  return ({ to, memo }) => byPlace.get(nameOf(to, null)) ?? byPlace.get(nameOf(to, memo?.trim() ?? null))
}

/** One parameter, however many there are: those of a day would be more than a statement takes. */
const isOneOf = (column: 'address' | 'memo', values: Iterable<string>) =>
  sql<boolean>`${sql.ref(column)} = any(${[...values]}::text[])`

const nameOf = (address: string, memo: string | null) => `${address} ${memo ?? ''}`

/** The wallet's own address beside those that were given out, for what lies on a chain. */
export async function allAddresses(
  db: Connection,
  network: NetworkCode,
  keys: WatchKeys,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('deposit_address')
    .select('address')
    .distinct()
    .where('network', '=', network)
    .execute()
  return [...new Set([keys.address, ...rows.map(row => row.address)])]
}
