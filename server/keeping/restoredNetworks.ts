import { sql } from 'kysely'
import type { Connection, Database } from '../database/database.ts'
import { networkCodes, networks, type NetworkCode } from '../domain/reference/network.ts'

/** No place gives out so many addresses between two backups; numbers cost nothing. */
const addressesBetweenBackups = 100_000n

/**
 * Marks a database that was set back. What left for a chain after that moment is not in it, so nothing is sent over any network
 * before it was compared with its chain (docs/adr/0147). Marked again, all begins anew.
 * @param takenAt the moment to which it was set back
 */
export async function markRestored(
  database: Pick<Database, 'transaction'>,
  { takenAt, at }: { readonly takenAt: Date; readonly at: Date },
): Promise<void> {
  await database.transaction(async tx => {
    for (const network of networkCodes)
      await sql`insert into restored_network (network, taken_at, restored_at, next_height, derivation_from)
        select ${network}, ${takenAt}, ${at},
          (select greatest(max(height) - ${networks[network].finalBlocks}, 0) from chain_block where network = ${network}),
          (select coalesce(max(derivation), 0) + ${addressesBetweenBackups} from deposit_address where network = ${network})
        on conflict (network) do update set taken_at = least(restored_network.taken_at, excluded.taken_at),
          restored_at = excluded.restored_at, compared_at = null, derivation_from = excluded.derivation_from,
          next_height = least(excluded.next_height, case when restored_network.compared_at is null
            then restored_network.next_height end)`.execute(tx)
  })
}

/** Whether nothing may be sent over a network yet: the database was set back, and its chain may know more than it does. */
export async function isHeldBack(db: Connection, network: NetworkCode): Promise<boolean> {
  const row = await db
    .selectFrom('restored_network')
    .select('network')
    .where('network', '=', network)
    .where('compared_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
