import { sql } from 'kysely'
import { tellUser } from '../../../cable/publishEvents.ts'
import type { Tx } from '../../../database/database.ts'
import { staffDuties } from '../../../domain/account/duty.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeRow } from '../record/tradeMapping.ts'

/** Tells every arbiter and operator how many disputes and claims there are, and each party how many of their own. */
export async function tellOfDisputes(tx: Tx, { buyer_id, seller_id }: TradeRow): Promise<void> {
  const { rows } = await sql<{ id: UserId; open: number; claims: number }>`
    select u.id,
      (select count(*)::int from trade t where t.status = 'disput'
        and (${isStaffRow} or u.id in (t.buyer_id, t.seller_id))) as open,
      (select count(*)::int from claim c where c.status = 'open'
        and (${isStaffRow} or u.id in (c.buyer_id, c.seller_id))) as claims
    from app_user u
    where u.id in (${buyer_id}, ${seller_id}) or (u.kind = 'user' and ${isStaffRow})
    order by u.id`.execute(tx)
  for (const { id, open, claims } of rows) tellUser(tx, id, 'dispute_counters', { open, claims })
}

const isStaffRow = sql`u.roles && ${staffDuties}::text[]`

/** Every arbiter and operator, in the order of ids. */
export async function staffIds(tx: Tx): Promise<readonly UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select id from app_user where kind = 'user' and roles && array['arbiter', 'operator'] order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
