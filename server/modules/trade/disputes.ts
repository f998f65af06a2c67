import { sql } from 'kysely'
import { tellUser } from '../../cable/publish.ts'
import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { TradeRow } from './mapping.ts'

/** Tells every arbiter and operator how many disputes there are, and each party how many of their own. */
export async function tellOfDisputes(tx: Tx, { buyer_id, seller_id }: TradeRow): Promise<void> {
  const { rows } = await sql<{ id: UserId; open: number }>`
    select u.id, count(t.id)::int as open
    from app_user u
    left join trade t on t.status = 'disput'
      and (u.roles && array['arbiter', 'operator'] or u.id in (t.buyer_id, t.seller_id))
    where u.id in (${buyer_id}, ${seller_id}) or (u.kind = 'user' and u.roles && array['arbiter', 'operator'])
    group by u.id order by u.id`.execute(tx)
  for (const { id, open } of rows) tellUser(tx, id, 'dispute_counters', { open })
}

/** Every arbiter and operator, in the order of ids. */
export async function staffIds(tx: Tx): Promise<readonly UserId[]> {
  const { rows } = await sql<{ id: UserId }>`
    select id from app_user where kind = 'user' and roles && array['arbiter', 'operator'] order by id`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}
