import { sql } from 'kysely'
import type { Tx } from '../../database/database.ts'
import type { AffiliateCaseKind } from '../../domain/affiliate/bonus.ts'
import { isPublicAddress } from '../../domain/host/publicAddress.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { product } from '../../runtime/product.ts'

const dayMs = 86_400_000

interface SameRow {
  readonly addresses: readonly string[]
  readonly shares_address: boolean
  readonly shares_name: boolean
}

/**
 * What says that two accounts could be one person's: an address that both sent coins to, one verified name, or one device behind one public address
 * within a month. Null where nothing does. A network of many people is no tie by itself: the device has to be alike, too.
 */
export async function tieBetween(
  tx: Tx,
  inviter: UserId,
  invitee: UserId,
  at: Date,
): Promise<Extract<AffiliateCaseKind, `same_${string}`> | null> {
  const since = new Date(at.getTime() - product.affiliate.tieDays * dayMs)
  const { rows } = await sql<SameRow>`
    select
      array(select distinct a.address from session a join session b using (address, user_agent)
        where a.user_id = ${inviter} and b.user_id = ${invitee} and a.created_at > ${since} and b.created_at > ${since}) as addresses,
      exists (select from withdrawal a join withdrawal b on b.address = a.address and b.network = a.network and b.memo is not distinct from a.memo
        where a.user_id = ${inviter} and b.user_id = ${invitee}) as shares_address,
      exists (select from app_user a join app_user b on b.legal_name = a.legal_name
        where a.id = ${inviter} and b.id = ${invitee} and a.identity_verified_at is not null and b.identity_verified_at is not null) as shares_name`.execute(
    tx,
  )
  const [same] = rows
  if (same?.shares_address) return 'same_address'
  if (same?.shares_name) return 'same_name'
  return same?.addresses.some(isPublicAddress) ? 'same_device' : null
}
