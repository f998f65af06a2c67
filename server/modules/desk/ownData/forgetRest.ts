import { Type } from 'typebox'
import { ownDataRules } from '../../../domain/account/ownData.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { later } from '../../../domain/time/calendar.ts'
import type { Tx } from '../../../database/database.ts'
import type { JobHandler, JobParts } from '../../../runtime/job/jobHandler.ts'
import { onJob } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import { appendEntry, type Actor } from '../../../trail/appendEntry.ts'

/** Forgets what the law asked to be kept of an account that was deleted. */
export const restForgetting = jobKind('account_rest', Type.Object({ user_id: Type.String() }))

const system: Actor = { kind: 'system', id: null, name: 'system', address: null }

/** Whoever has gone is called by their id: their name is somebody else’s to take. */
const about = (userId: UserId) =>
  ({ subjectKind: 'person', subjectId: userId, subjectLabel: userId }) as const

/** Somebody leaves: what they asked to have goes, that they left is written down, and the end of what is kept is set. */
export async function leaveTrace(tx: Tx, userId: UserId, at: Date): Promise<void> {
  await tx.updateTable('data_export').set({ content: null }).where('user_id', '=', userId).execute()
  const until = later(at, { days: ownDataRules.keptDays })
  await appendEntry(
    tx,
    system,
    { deed: 'delete_account', ...about(userId), after: { kept_until: until.toISOString().slice(0, 10) } },
    at,
  )
  await schedule(tx, { kind: restForgetting, key: userId, runAt: until, payload: { user_id: userId } })
}

/** The last of an account: its legal name, from where it was used, what it said and sent in trades. The books stay. */
export const restForgettingHandler = ({
  database,
  clock,
}: Pick<JobParts, 'database' | 'clock'>): JobHandler =>
  onJob(restForgetting, async ({ payload }) => {
    const userId = payload.user_id as UserId
    await database.transaction(async tx => {
      const gone = await tx
        .selectFrom('app_user')
        .select('id')
        .where('id', '=', userId)
        .where('deleted_at', 'is not', null)
        .forUpdate()
        .executeTakeFirst()
      if (!gone) return
      await forgetRest(tx, userId)
      await appendEntry(tx, system, { deed: 'forget_rest', ...about(userId) }, clock.now())
    })
  })

async function forgetRest(tx: Tx, userId: UserId): Promise<void> {
  const person = { legal_name: null, country_code: null } as const
  await tx.updateTable('app_user').set(person).where('id', '=', userId).execute()
  await tx.updateTable('identity_check').set(person).where('user_id', '=', userId).execute()
  await tx
    .updateTable('session')
    .set({ address: '', user_agent: '', mark_hash: null })
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('trade_message')
    .set({ text: '', attachment_id: null })
    .where('author_id', '=', userId)
    .execute()
  await tx
    .updateTable('claim')
    .set({ statement: '', attachment_ids: [] })
    .where('buyer_id', '=', userId)
    .execute()
  await tx
    .updateTable('trade')
    .set({ payer_name: null })
    .where('buyer_id', '=', userId)
    .where('payer_name', 'is not', null)
    .execute()
  await tx
    .updateTable('trade')
    .set({ requisites: '[]', requisite_digests: null })
    .where('seller_id', '=', userId)
    .execute()
  await tx.updateTable('withdrawal').set({ comment: null }).where('user_id', '=', userId).execute()
  // What nothing uses is cleared with its bytes.
  await tx.updateTable('file').set({ used_for: null, name: '' }).where('owner_id', '=', userId).execute()
  await tx.deleteFrom('trade_memo').where('user_id', '=', userId).execute()
}
