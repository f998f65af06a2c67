import { countRows } from '../../../../database/countRows.ts'
import type { Connection, Tx } from '../../../../database/database.ts'
import {
  newSavedAddressId,
  parseSavedAddressId,
  type UserId,
} from '../../../../domain/identifier/identifier.ts'
import { violatedConstraint } from '../../../../database/errors.ts'
import { refuse, refuseWith } from '../../../../domain/refusal/refusal.ts'
import type { Selectable } from 'kysely'
import { orRefuse, RequestRefused } from '../../../../kernel/refusal.ts'
import { product } from '../../../../runtime/product.ts'
import { demandCode } from '../../../people/proof/twoFactor.ts'
import { coinNamed } from '../../../reference/reference/coinUnits.ts'
import { afterDelay, isKept } from './allowList.ts'
import { addressTo, networkNameOf, type Written } from './destination.ts'
import type { WithdrawalParts } from '../parts.ts'
import { refuseListed } from './screenAddress.ts'
import { lockSender, senderOf, type Sender } from '../record/withdrawalObstacles.ts'
import type { SavedAddressTable } from '../record/tables.ts'

type SavedRow = Selectable<SavedAddressTable>

/** A saved address as the wire shows it. */
const present = (row: SavedRow, isListKept: boolean, at: Date) => ({
  id: row.id,
  label: row.label,
  crypto_currency_code: row.coin,
  network: row.network,
  network_name: networkNameOf(row.coin, row.network),
  address: row.address,
  memo: row.memo,
  usable_at: isListKept && row.usable_at > at ? row.usable_at.toISOString() : null,
  created_at: row.created_at.toISOString(),
})

/** What somebody has saved, the newest first, and whether coins go there alone. */
export async function savedAddresses(db: Connection, userId: UserId, coin: string | undefined, at: Date) {
  const sender = await senderOf(db, userId)
  const rows = await db
    .selectFrom('saved_address')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(coin !== undefined, query => query.where('coin', '=', coinNamed(coin ?? '')))
    .orderBy('id', 'desc')
    .execute()
  return listOf(sender, rows, at)
}

const listOf = (sender: Sender, rows: readonly SavedRow[], at: Date) => {
  const isListKept = isKept(sender, at)
  const { allow_list_on: isOn, allow_list_off_at: offAt } = sender
  return {
    items: rows.map(row => present(row, isListKept, at)),
    allow_list: isListKept,
    allow_list_off_at: !isOn && isListKept && offAt ? offAt.toISOString() : null,
    delay_hours: product.withdrawal.allowListHours,
  }
}

/** Saves an address. Whoever protects withdrawals by a code gives one: a saved address is trusted later. */
export async function saveAddress(
  tx: Tx,
  { random, aml }: Pick<WithdrawalParts, 'random' | 'aml'>,
  userId: UserId,
  body: Written & { readonly label: string; readonly code?: string },
  at: Date,
) {
  const sender = await lockSender(tx, userId)
  const to = orRefuse(addressTo(body))
  refuseListed(aml, to, 'address')
  const label = body.label.trim()
  if (label === '') throw new RequestRefused(refuse('required', 'label'))
  await refuseTooMany(tx, userId)
  await demandCode(tx, userId, 'withdrawal', body.code, at)
  const row: SavedRow = {
    id: newSavedAddressId(at, random),
    user_id: userId,
    label,
    coin: to.coin,
    network: to.network,
    address: to.address,
    memo: to.memo,
    usable_at: afterDelay(at),
    created_at: at,
  }
  try {
    await tx.insertInto('saved_address').values(row).execute()
  } catch (error) {
    if (violatedConstraint(error) !== 'saved_address_once') throw error
    throw new RequestRefused(refuse('address_saved_already', 'address'))
  }
  return present(row, isKept(sender, at), at)
}

async function refuseTooMany(tx: Tx, userId: UserId): Promise<void> {
  const limit = product.withdrawal.savedAddressesOfOne
  const count = await countRows(tx.selectFrom('saved_address').where('user_id', '=', userId))
  if (count >= limit) throw new RequestRefused(refuseWith('saved_address_limit_reached', { limit }))
}

/** Forgets a saved address. Refuses `not_found` for another's. */
export async function deleteSavedAddress(tx: Tx, userId: UserId, id: string): Promise<void> {
  const savedId = parseSavedAddressId(id)
  const deleted = savedId
    ? await tx
        .deleteFrom('saved_address')
        .where('id', '=', savedId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
    : undefined
  if (deleted?.numDeletedRows !== 1n) throw new RequestRefused(refuse('not_found', 'id'))
}

/** Switches the list on, or off: then it holds for a day, so that a thief cannot switch it off and send. */
export async function setAllowList(
  tx: Tx,
  userId: UserId,
  { is_on: isOn, code }: { readonly is_on: boolean; readonly code?: string },
  at: Date,
) {
  const sender = await lockSender(tx, userId)
  await demandCode(tx, userId, 'withdrawal', code, at)
  const stays = isOn === sender.allow_list_on
  if (!stays)
    await tx
      .updateTable('app_user')
      .set({ allow_list_on: isOn, allow_list_off_at: isOn ? null : afterDelay(at) })
      .where('id', '=', userId)
      .execute()
  return savedAddresses(tx, userId, undefined, at)
}
