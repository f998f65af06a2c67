import { Type } from 'typebox'
import { ownDataRules } from '../../../domain/account/ownData.ts'
import type { DataExportId } from '../../../domain/identifier/identifier.ts'
import { later } from '../../../domain/time/calendar.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { jobKind, schedule } from '../../../runtime/job/jobs.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { ownAccount } from './ownAccount.ts'
import { ownMoney } from './ownMoney.ts'
import { ownTrading } from './ownTrading.ts'

const ofExport = Type.Object({ id: Type.String() })

/** Puts what is kept about somebody together; and forgets it when its time is over. */
export const exportMaking = jobKind('data_export', ofExport)
export const exportEnd = jobKind('data_export_end', ofExport)

interface ExportParts {
  readonly database: SignallingDatabase
  readonly clock: Clock
  readonly requisites: RequisiteSeal
}

/** Makes a file of all that is kept about whoever asked; it is sealed until it is taken. */
export const exportMakingHandler = ({ database, clock, requisites }: ExportParts): JobHandler =>
  onJob(exportMaking, async ({ payload }) => {
    const id = payload.id as DataExportId
    await database.transaction(async tx => {
      const at = clock.now()
      const row = await tx
        .selectFrom('data_export')
        .selectAll()
        .where('id', '=', id)
        .where('made_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      const content = {
        made_at: at,
        ...(await ownAccount(tx, requisites, row.user_id)),
        ...(await ownMoney(tx, row.user_id)),
        ...(await ownTrading(tx, row.user_id)),
      }
      const ends = later(at, { days: ownDataRules.readyDays })
      const sealed = requisites.sealFile(JSON.stringify(content, null, 2), row)
      await tx
        .updateTable('data_export')
        .set({ made_at: at, ends_at: ends, content: JSON.stringify(sealed) })
        .where('id', '=', id)
        .execute()
      await schedule(tx, { kind: exportEnd, key: id, runAt: ends, payload: { id } })
    })
  })

/** What nobody has taken in time is forgotten; that it was asked for stays. */
export const exportEndHandler = ({ database }: Pick<ExportParts, 'database'>): JobHandler =>
  onJob(exportEnd, async ({ payload }) => {
    const id = payload.id as DataExportId
    await database.db.updateTable('data_export').set({ content: null }).where('id', '=', id).execute()
  })
