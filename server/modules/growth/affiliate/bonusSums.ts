import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { InviteBonusRow } from './tables.ts'

/** Adds what an inviter is paid to the sums that pages read, in the transaction that pays it: who brought many has many bonuses. */
export async function addToBonusSums(
  tx: Tx,
  { inviter_id: inviterId, code }: Pick<InviteBonusRow, 'inviter_id' | 'code'>,
  { asset, amount }: { readonly asset: string; readonly amount: bigint },
  at: Date,
): Promise<void> {
  await sql`
    insert into bonus_month as m (inviter_id, month, code, asset, amount)
    values (${inviterId}, date_trunc('month', ${at}::timestamptz at time zone 'UTC')::date, ${code}, ${asset}, ${amount})
    on conflict (inviter_id, month, code, asset) do update set amount = m.amount + excluded.amount`.execute(
    tx,
  )
}
