import { sql } from 'kysely'
import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { balances } from '../../../../ledger/statement.ts'
import { onJob, type JobHandler, type JobParts } from '../../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../../runtime/job/jobs.ts'
import { notify } from '../../../telling/notification/notify.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import type { AdvertRow } from '../tables.ts'

const reason = 'balance_too_low'
const balanceJob = jobKind('advert_balance', Type.Object({ owner_id: Type.String(), coin: Type.String() }))

/**
 * Has the owner told of an advert that the balance covers no longer: once, until it was shown again. It is a job, so that a
 * trade's opening does not wait for it, and one for all adverts of the coin: they stand on the same balance.
 */
export async function watchCover(tx: Tx, before: AdvertRow, after: AdvertRow, at: Date): Promise<void> {
  if (!before.is_visible || after.is_visible || !after.hidden_reasons.includes(reason)) return
  await schedule(tx, {
    kind: balanceJob,
    key: `${after.owner_id}:${after.coin}`,
    runAt: at,
    payload: { owner_id: after.owner_id, coin: after.coin },
  })
}

/** Tells them, unless all are shown again by now. */
export const balanceNotices = ({ database, random, clock }: JobParts): JobHandler =>
  onJob(balanceJob, ({ payload }) =>
    database.transaction(async tx => {
      const ownerId = payload.owner_id as UserId
      const hidden = await tx
        .selectFrom('advert')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('coin', '=', payload.coin)
        .where('status', 'in', ['listed', 'listedSandboxed'])
        .where(sql<boolean>`${reason} = any(hidden_reasons)`)
        .limit(1)
        .executeTakeFirst()
      if (!hidden) return
      const held = (await balances(tx, ownerId)).find(({ asset }) => asset === payload.coin)
      const left = decimalOf(held?.available ?? 0n, payload.coin)
      const notice = { code: reason, amount: left, asset: payload.coin } as const
      await notify(tx, random, ownerId, { type: 'Notification::TraderBalanceTooLow', ...notice }, clock.now())
    }),
  )
