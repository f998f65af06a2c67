import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { AffiliateCaseKind } from '../../../domain/affiliate/bonus.ts'
import { isPublicAddress } from '../../../domain/host/publicAddress.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { TradeId } from '../../../domain/identifier/tradeId.ts'
import { earlier } from '../../../domain/time/calendar.ts'
import { product } from '../../../runtime/product.ts'
import { openCase } from './earnBonus.ts'

type Tie = Extract<AffiliateCaseKind, `same_${string}`>

interface SameRow {
  readonly addresses: readonly string[]
  readonly shares_device: boolean
  readonly shares_address: boolean
  readonly shares_name: boolean
}

/**
 * What says that two accounts could be one person's: an address that both sent coins to, one verified name, or one device
 * within a month: a browser that both came in by, or two that are alike behind one public address. Null where nothing does. A network of many people
 * is no tie by itself.
 */
async function tieBetween(tx: Tx, inviter: UserId, invitee: UserId, at: Date): Promise<Tie | null> {
  const since = earlier(at, { days: product.affiliate.tieDays })
  const { rows } = await sql<SameRow>`
    select
      array(select distinct a.address from session a join session b using (address, user_agent)
        where a.user_id = ${inviter} and b.user_id = ${invitee} and a.created_at > ${since} and b.created_at > ${since}) as addresses,
      exists (select from session a join session b using (mark_hash)
        where a.user_id = ${inviter} and b.user_id = ${invitee} and a.created_at > ${since} and b.created_at > ${since}) as shares_device,
      exists (select from withdrawal a join withdrawal b on b.address = a.address and b.network = a.network and b.memo is not distinct from a.memo
        where a.user_id = ${inviter} and b.user_id = ${invitee}) as shares_address,
      exists (select from app_user a join app_user b on b.legal_name = a.legal_name
        where a.id = ${inviter} and b.id = ${invitee} and a.identity_verified_at is not null and b.identity_verified_at is not null) as shares_name`.execute(
    tx,
  )
  const [same] = rows
  if (same?.shares_address) return 'same_address'
  if (same?.shares_name) return 'same_name'
  return same?.shares_device || same?.addresses.some(isPublicAddress) ? 'same_device' : null
}

/** Somebody who was brought, by whom, and the trade that is the reason to look; null for none. */
interface Brought {
  readonly userId: UserId
  readonly inviterId: UserId
  readonly tradeId: TradeId | null
}

/** Looks whether somebody could be who brought them. Then they earn nothing more from here on, and an operator is shown why. */
export async function judgeTie(
  tx: Tx,
  { userId, inviterId, tradeId }: Brought,
  at: Date,
): Promise<Tie | null> {
  const tie = await tieBetween(tx, inviterId, userId, at)
  if (tie === null) return null
  await openCase(tx, { userId, kind: tie, tradeId }, at)
  await tx.updateTable('referral').set({ tie }).where('user_id', '=', userId).execute()
  return tie
}

/** As somebody comes in who was brought a short time ago: the code of who could be the same person binds nothing. */
export async function judgeNewcomer(tx: Tx, userId: UserId, at: Date): Promise<void> {
  const brought = await tx
    .selectFrom('referral')
    .select('first_id')
    .where('user_id', '=', userId)
    .where('at', '>', earlier(at, { days: 1 }))
    .where('tie', 'is', null)
    .where('cleared_at', 'is', null)
    .executeTakeFirst()
  if (brought) await judgeTie(tx, { userId, inviterId: brought.first_id, tradeId: null }, at)
}
