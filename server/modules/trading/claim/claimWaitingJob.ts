import { Type } from 'typebox'
import type { Tx } from '../../../database/database.ts'
import { claimRules } from '../../../domain/claim/claim.ts'
import { parseClaimId } from '../../../domain/identifier/identifier.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import { plus } from '../../../domain/trade/deadline.ts'
import { onJob, type JobHandler, type JobParts } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { notify } from '../../telling/notification/notify.ts'
import { staffIds } from '../dispute/tellStaff.ts'
import type { ClaimRow } from './tables.ts'

/** A claim that nobody has ruled on; its key is the claim's id. Ruling takes it back. */
export const claimWaiting = jobKind('claim_waiting', Type.Object({ claim_id: Type.String() }))

/** Calls every arbiter and operator to a claim, but one who is a party; and again at `next`, should it still wait then. */
export async function callStaff(
  tx: Tx,
  random: Random,
  claim: Pick<ClaimRow, 'id' | 'trade_id' | 'buyer_id' | 'seller_id'>,
  { at, next }: { readonly at: Date; readonly next: Date },
): Promise<void> {
  for (const userId of await staffIds(tx))
    if (userId !== claim.buyer_id && userId !== claim.seller_id)
      await notify(
        tx,
        random,
        userId,
        { type: 'Notification::Admin', code: 'claim_waits', tradeId: claim.trade_id },
        at,
      )
  await schedule(tx, { kind: claimWaiting, key: claim.id, runAt: next, payload: { claim_id: claim.id } })
}

/** Calls them once a day for as long as it waits. Days in which nothing ran are not made up for. */
export const claimWaitingHandler = (parts: JobParts): JobHandler =>
  onJob(claimWaiting, async ({ payload }) => {
    const id = parseClaimId(payload.claim_id)
    if (!id) throw new TypeError(`${payload.claim_id} is no claim`)
    await parts.database.transaction(async tx => {
      const at = parts.clock.now()
      const claim = await tx
        .selectFrom('claim')
        .select(['id', 'trade_id', 'buyer_id', 'seller_id'])
        .where('id', '=', id)
        .where('status', '=', 'open')
        .forUpdate()
        .executeTakeFirst()
      if (claim) await callStaff(tx, parts.random, claim, { at, next: plus(at, claimRules.raiseMs) })
    })
  })
