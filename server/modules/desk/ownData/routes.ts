import { Readable } from 'node:stream'
import { exportStateAt, ownDataRules } from '../../../domain/account/ownData.ts'
import { fileBrand } from '../../../domain/brand.ts'
import { newDataExportId, parseDataExportId, type UserId } from '../../../domain/identifier/identifier.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { isoDay, later } from '../../../domain/time/calendar.ts'
import type { Connection } from '../../../database/database.ts'
import { sendTable } from '../../../files/sendTable.ts'
import type { Handlers } from '../../../kernel/handlers.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'
import { schedule } from '../../../runtime/job/jobs.ts'
import { SealBroken } from '../../../runtime/sealing.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { provePassword } from '../../people/proof/passwordProof.ts'
import { withCode } from '../../people/security/changeCredentials.ts'
import { findUser } from '../../people/user/users.ts'
import type { DeletionParts } from '../../people/account/deleteAccount.ts'
import { exportMaking } from './exportJob.ts'
import type { ownDataOperations } from './schema.ts'
import { exportsOf, presentExport } from './presentExport.ts'
import type { DataExportRow } from './tables.ts'

type OwnDataParts = Pick<DeletionParts, 'database' | 'random' | 'passwords'> & {
  readonly requisites: RequisiteSeal
}

/** What is kept about somebody, for themselves alone. */
export const ownDataHandlers = (parts: OwnDataParts): Handlers<typeof ownDataOperations> => ({
  async dataExport(_, { db, viewer, at }) {
    const latest = await latestOf(db, viewer.userId)
    const again = latest && later(latest.asked_at, { hours: ownDataRules.againHours })
    return {
      export: latest ? presentExport(latest, at) : null,
      can_ask_at: again && again > at ? again.toISOString() : null,
    }
  },

  async askDataExport({ body }, { viewer, at }) {
    const { userId } = viewer
    const user = await findUser(parts.database.db, userId)
    if (!user) throw new Error(`User ${userId} of a session does not exist`)
    await provePassword(parts, user, body.password, at)
    const id = newDataExportId(at, parts.random)
    await withCode(parts, userId, body.code, at, async tx => {
      // Of two that come at once one waits, and finds the other.
      await tx.selectFrom('app_user').select('id').where('id', '=', userId).forUpdate().execute()
      const latest = await latestOf(tx, userId)
      if (latest && later(latest.asked_at, { hours: ownDataRules.againHours }) > at)
        throw new RequestRefused(refuse('export_asked'))
      await tx
        .insertInto('data_export')
        .values({
          id,
          user_id: userId,
          asked_at: at,
          made_at: null,
          ends_at: null,
          taken_at: null,
          content: null,
        })
        .execute()
      await schedule(tx, { kind: exportMaking, key: id, runAt: at, payload: { id } })
    })
    const asked = await latestOf(parts.database.db, userId)
    if (!asked) throw new Error('What was just asked for is not there')
    return presentExport(asked, at)
  },

  async downloadDataExport({ params }, { viewer, at }, { reply }) {
    const id = parseDataExportId(params.id)
    const content =
      id &&
      (await parts.database.transaction(async tx => {
        const row = await tx
          .selectFrom('data_export')
          .selectAll()
          .where('id', '=', id)
          .where('user_id', '=', viewer.userId)
          .forUpdate()
          .executeTakeFirst()
        if (!row || row.content === null || exportStateAt(row, at) !== 'ready') return null
        const text = opened(parts.requisites, row)
        await tx
          .updateTable('data_export')
          .set({ taken_at: at, content: null })
          .where('id', '=', id)
          .execute()
        return text
      }))
    if (content == null) throw new RequestRefused(refuse('not_found', 'id'))
    return sendTable(reply, {
      type: 'application/json; charset=utf-8',
      name: `${fileBrand}-data-${isoDay(at)}.json`,
      content: Readable.from([content]),
    })
  },
})

/** Null where the key went before it was taken: it can be asked for again. */
function opened(seal: RequisiteSeal, row: DataExportRow): string | null {
  try {
    return row.content && seal.openFile(row.content, row)
  } catch (error) {
    if (error instanceof SealBroken) return null
    throw error
  }
}

const latestOf = async (db: Connection, userId: UserId): Promise<DataExportRow | undefined> =>
  (await exportsOf(db, userId))[0]
