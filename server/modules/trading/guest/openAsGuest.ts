import { sql } from 'kysely'
import type { AmlDesk } from '../../../adapters/aml/amlDesk.ts'
import type { Tx } from '../../../database/database.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { payoutAddress } from '../../../domain/payout/address.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import { refuse, refuseWith } from '../../../domain/refusal/refusal.ts'
import type { SignedWriteContext } from '../../../kernel/context.ts'
import { networkOf } from '../../../../http/network.ts'
import { orRefuse, RequestRefused } from '../../../kernel/refusal.ts'
import { product } from '../../../runtime/product.ts'
import { emailKey } from '../../people/user/users.ts'
import type { TradeRow } from '../record/tradeMapping.ts'
import { refuseListed } from '../../money/withdrawal/address/screenAddress.ts'
import { writeToGuest } from '../../telling/outgoing/guestLetter.ts'

/** What somebody without an account leaves. */
export interface GuestDetails {
  readonly email: string
  readonly payout_address: string
  readonly payout_network?: string
}

const hourMs = 3_600_000

/**
 * Before a guest opens a trade: they have figures like everybody who trades. Does nothing for a user.
 * Refuses who opened too many from one network or with one e-mail address: each takes a seller's coins out of the market.
 */
export async function beginAsGuest(
  { db, viewer, address, at }: SignedWriteContext,
  details: GuestDetails | undefined,
): Promise<void> {
  if (viewer.kind !== 'guest' || details === undefined) return
  const counted = [
    ['opened_from', networkOf(address), product.guest.openingsPerHourOfNetwork],
    ['email_key', emailKey(details.email), product.guest.openingsPerHourOfEmail],
  ] as const
  for (const [column, value, limit] of counted) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guest opening: ${value}`}, 0))`.execute(db)
    await refuseTooMany(db, column, value, limit, at)
  }
  await db
    .insertInto('trader')
    .values({ user_id: viewer.userId, first_trade_at: null, median_release_seconds: null })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

async function refuseTooMany(
  tx: Tx,
  column: 'opened_from' | 'email_key',
  value: string,
  limit: number,
  at: Date,
): Promise<void> {
  const since = new Date(at.getTime() - hourMs)
  const rows = await tx
    .selectFrom('guest_payout')
    .select('created_at')
    .where(column, '=', value)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  const first = rows[limit - 1]
  if (first === undefined) return
  const seconds = Math.ceil((first.created_at.getTime() - since.getTime()) / 1000)
  throw new RequestRefused(refuseWith('too_many_requests', { seconds }))
}

/**
 * After a guest's trade was opened: where its coins go, where the guest is written to, and the first letter. Whatever a user
 * leaves is left alone: their coins go to their balance.
 */
export async function keepGuest(
  { db, viewer, address, at }: SignedWriteContext,
  { random, aml }: { readonly random: Random; readonly aml: AmlDesk },
  row: TradeRow,
  details: GuestDetails | undefined,
): Promise<void> {
  if (viewer.kind !== 'guest') {
    // Their coins come to their wallet: nobody who names an address may believe anything else.
    if (details !== undefined) throw new RequestRefused(refuse('not_applicable', 'guest'))
    return
  }
  if (details === undefined) throw new RequestRefused(refuse('required', 'guest'))
  const written = { address: details.payout_address, network: details.payout_network }
  const to = orRefuse(payoutAddress(row.coin as CoinCode, written))
  refuseListed(aml, to, 'payout_address')
  const { email } = details
  await claimAddress(db, viewer.userId, email)
  await db
    .insertInto('guest_payout')
    .values({
      trade_id: row.id,
      user_id: viewer.userId,
      email_key: emailKey(email),
      network: to.network,
      address: to.address,
      opened_from: networkOf(address),
      created_at: at,
    })
    .execute()
  const letter = { kind: 'guest_opened', userId: viewer.userId, email, params: { trade: row.id } } as const
  await writeToGuest(db, random, letter, at)
}

const claimAddress = (tx: Tx, userId: UserId, email: string) =>
  tx
    .updateTable('app_user')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', userId)
    .execute()
