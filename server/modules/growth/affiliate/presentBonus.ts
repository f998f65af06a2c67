import type { Connection } from '../../../database/database.ts'
import { bonusRules } from '../../../domain/affiliate/bonus.ts'
import { readInviteCode } from '../../../domain/affiliate/inviteCode.ts'
import { userNameKey } from '../../../domain/account/userName.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import type { DecimalString } from '../../../domain/money/decimal.ts'
import type { Input, Reply } from '../../../kernel/operation.ts'
import { product } from '../../../runtime/product.ts'
import { money } from '../../../domain/reference/decimalOf.ts'
import type { bonusOperations } from './bonusSchema.ts'
import type { InviteBonusRow } from './tables.ts'

type Operations = typeof bonusOperations
type Program = Reply<Operations['bonusProgram']>
type Checkout = Reply<Operations['checkoutBonus']>

const usd = (amount: DecimalString) => ({ amount, asset: 'USD' })

/** Whose invitation it is: of a code, or of a person, by their first code. Null for nobody’s. */
async function inviterOf(
  db: Connection,
  { code, user_name: name }: Input<Operations['bonusProgram']>['query'],
): Promise<Program['inviter']> {
  if (code === undefined && name === undefined) return null
  const codes = db
    .selectFrom('invite_code')
    .innerJoin('app_user', 'app_user.id', 'invite_code.user_id')
    .select(['app_user.user_name', 'invite_code.code'])
    .where('invite_code.deleted_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .where('app_user.banned_at', 'is', null)
  const found = code
    ? codes.where('invite_code.code', '=', readInviteCode(code))
    : codes.where('app_user.user_name_key', '=', userNameKey(name ?? '')).orderBy('invite_code.created_at')
  return (await found.limit(1).executeTakeFirst()) ?? null
}

/** What an invitation brings, and whose it is. */
export async function bonusProgram(
  db: Connection,
  query: Input<Operations['bonusProgram']>['query'],
): Promise<Program> {
  return {
    inviter_bonus: usd(bonusRules.inviterUsd),
    invitee_bonus: usd(bonusRules.inviteeUsd),
    first_trade_least: usd(bonusRules.firstTradeUsd),
    coin: bonusRules.coin,
    inviter: await inviterOf(db, query),
  }
}

type Kept = Pick<InviteBonusRow, 'status' | 'reason' | 'paid_at' | 'coin'> & { readonly at: Date | null }

/** A bonus as one of its sides sees it. What an operator looks at waits, and says no more. */
function present(row: Kept | null, part: string | null, of: DecimalString) {
  const isPaid = row?.status === 'paid'
  return {
    state: row === null ? ('not_yet' as const) : isPaid ? ('paid' as const) : ('waiting' as const),
    reason: row?.reason ?? null,
    amount: isPaid && row.coin !== null && part !== null ? money(BigInt(part), row.coin) : null,
    usd: usd(of),
    earned_at: row?.at?.toISOString() ?? null,
    paid_at: row?.paid_at?.toISOString() ?? null,
  }
}

/** How far somebody’s bonuses are. */
export async function checkoutBonus(db: Connection, userId: UserId): Promise<Checkout> {
  const own = await db
    .selectFrom('referral')
    .innerJoin('app_user as inviter', 'inviter.id', 'referral.first_id')
    .innerJoin('app_user as me', 'me.id', 'referral.user_id')
    .leftJoin('invite_bonus', 'invite_bonus.user_id', 'referral.user_id')
    .select([
      'inviter.user_name',
      'me.phone_verified_at',
      'me.identity_verified_at',
      'referral.tie',
      'invite_bonus.status',
      'invite_bonus.reason',
      'invite_bonus.at',
      'invite_bonus.paid_at',
      'invite_bonus.coin',
      'invite_bonus.invitee_amount',
    ])
    .where('referral.user_id', '=', userId)
    .executeTakeFirst()
  const totals = await db
    .selectFrom('invite_bonus')
    .select(({ fn }) => [
      fn.countAll<string>().as('paid'),
      fn.sum<string | null>('inviter_amount').as('amount'),
    ])
    .where('inviter_id', '=', userId)
    .where('status', '=', 'paid')
    .where('inviter_amount', '>', '0')
    .executeTakeFirstOrThrow()
  const invited = await db
    .selectFrom('referral')
    .innerJoin('app_user', 'app_user.id', 'referral.user_id')
    .leftJoin('invite_bonus', 'invite_bonus.user_id', 'referral.user_id')
    .select([
      'app_user.user_name',
      'referral.tie',
      'invite_bonus.status',
      'invite_bonus.reason',
      'invite_bonus.at',
      'invite_bonus.paid_at',
      'invite_bonus.coin',
      'invite_bonus.inviter_amount',
    ])
    .where('referral.first_id', '=', userId)
    .orderBy('referral.id', 'desc')
    .limit(product.affiliate.bonusesShown)
    .execute()
  return {
    own: own
      ? {
          inviter_name: own.user_name,
          is_confirmed: own.phone_verified_at !== null || own.identity_verified_at !== null,
          ...present(keptOf(own), own.invitee_amount, bonusRules.inviteeUsd),
        }
      : null,
    paid: Number(totals.paid),
    earned: money(BigInt(totals.amount ?? 0), bonusRules.coin),
    invited: invited.map(row => ({
      user_name: row.user_name,
      ...present(keptOf(row), row.inviter_amount, bonusRules.inviterUsd),
    })),
  }
}

type MaybeKept = { readonly [K in keyof Kept]: Kept[K] | null } & { readonly tie: string | null }

/** The bonus of a row that may have none. What is looked at before there could be one waits like any other. */
const keptOf = (row: MaybeKept): Kept | null => {
  if (row.status !== null && row.at !== null) return { ...row, status: row.status, at: row.at }
  return row.tie === null ? null : { ...row, status: 'refused', reason: 'check', at: null }
}
