import type { Tx } from '../../../database/database.ts'
import { holdAfter, type HoldReason, type MoneyHold } from '../../../domain/account/hold.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { product } from '../../../runtime/product.ts'
import { runConsequences, type UserParts } from './consequences.ts'

/** The hold that an account's row tells of. */
export const holdOfRow = (row: {
  readonly money_held_until: Date | null
  readonly money_held_reason: string | null
}): MoneyHold | null =>
  row.money_held_until && row.money_held_reason
    ? { until: row.money_held_until, reason: row.money_held_reason as HoldReason }
    : null

/** Holds somebody's money after a change of who could be the owner. What waits to be sent is taken back. Answers until when. */
export async function holdMoney(
  { consequences }: UserParts,
  tx: Tx,
  userId: UserId,
  reason: HoldReason,
  at: Date,
): Promise<Date> {
  const user = await tx
    .selectFrom('app_user')
    .select(['money_held_until', 'money_held_reason'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const hold = holdAfter(holdOfRow(user), reason, at, product.session.holdHours)
  await tx
    .updateTable('app_user')
    .set({ money_held_until: hold.until, money_held_reason: hold.reason })
    .where('id', '=', userId)
    .execute()
  await runConsequences(consequences.moneyHeld, tx, userId, at)
  return hold.until
}
