import type { Connection } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { openStatuses } from '../../../domain/trade/status.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { PersonRow } from './findPerson.ts'

const nothing = { history: null, isBlocked: false, hasBlocked: false, isPartner: false }

/** What is between a viewer and the person of a page; nothing for visitors, guests and oneself. */
export async function readBetween(db: Connection, viewer: Viewer, person: PersonRow) {
  if (viewer.kind !== 'user' || viewer.userId === person.id) return nothing
  const { userId } = viewer
  const blocks = await db
    .selectFrom('black_list')
    .select('user_id')
    .where(eb =>
      eb.or([
        eb.and([eb('user_id', '=', userId), eb('blocked_id', '=', person.id)]),
        eb.and([eb('user_id', '=', person.id), eb('blocked_id', '=', userId)]),
      ]),
    )
    .execute()
  return {
    history: await historyOf(db, userId, person.id),
    isBlocked: blocks.some(row => row.user_id === userId),
    hasBlocked: blocks.some(row => row.user_id === person.id),
    isPartner: await inOpenTrade(db, userId, person.id),
  }
}

/** What two people have traded with each other so far. */
export async function historyOf(db: Connection, userId: UserId, partnerId: UserId) {
  const row = await db
    .selectFrom('trade_partner')
    .selectAll()
    .where('user_id', '=', userId)
    .where('partner_id', '=', partnerId)
    .executeTakeFirst()
  return {
    completed: row?.completed ?? 0,
    cancelled: row?.cancelled ?? 0,
    volume_usd: row?.usd ?? '0',
    first_at: row?.first_at.toISOString() ?? null,
    last_at: row?.last_at.toISOString() ?? null,
  }
}

async function inOpenTrade(db: Connection, one: UserId, other: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('trade')
    .select('id')
    .where('status', 'in', openStatuses)
    .where(eb =>
      eb.or([
        eb.and([eb('buyer_id', '=', one), eb('seller_id', '=', other)]),
        eb.and([eb('buyer_id', '=', other), eb('seller_id', '=', one)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
