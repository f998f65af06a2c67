import type { Tx } from '../../../../database/database.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { isToUser, type Destination } from './destination.ts'
import type { Sender } from '../record/withdrawalObstacles.ts'

const hourMs = 3_600_000

/** Whether coins go to saved addresses alone; a list that was switched off holds for a day. */
export const isKept = (
  { allow_list_on, allow_list_off_at }: Pick<Sender, 'allow_list_on' | 'allow_list_off_at'>,
  at: Date,
): boolean => allow_list_on || (allow_list_off_at !== null && allow_list_off_at > at)

/** The moment so many hours on that the list asks for. */
export const afterDelay = (at: Date): Date =>
  new Date(at.getTime() + product.withdrawal.allowListHours * hourMs)

/** Where the list is kept to: refuses an address that is not saved, or not for long enough, and every user by name. */
export async function guardAllowList(tx: Tx, sender: Sender, to: Destination, at: Date): Promise<void> {
  if (!isKept(sender, at)) return
  if (isToUser(to)) throw new RequestRefused(refuse('address_not_allowed', 'user_name'))
  const saved = await tx
    .selectFrom('saved_address')
    .select('usable_at')
    .where('user_id', '=', sender.id)
    .where('coin', '=', to.coin)
    .where('network', '=', to.network)
    .where('address', '=', to.address)
    .where('memo', to.memo === null ? 'is' : '=', to.memo)
    .executeTakeFirst()
  if (!saved) throw new RequestRefused(refuse('address_not_allowed', 'address'))
  if (saved.usable_at > at)
    throw new RequestRefused(
      refuseWith('address_not_usable_yet', { from: saved.usable_at.toISOString() }, 'address'),
    )
}
