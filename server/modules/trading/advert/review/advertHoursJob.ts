import { Type } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import { parseAdvertId } from '../../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { nextChange } from '../../../../domain/schedule/openingHours.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import { onJob, type JobHandler } from '../../../../runtime/job/jobHandler.ts'
import { cancel, jobKind, schedule } from '../../../../runtime/job/jobs.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import { advertOfRow } from '../advertMapping.ts'
import { reviewAdverts } from './reviewAdverts.ts'
import type { AdvertRow } from '../tables.ts'

/** An advert opens or closes by its hours; the key is its id. */
const advertHours = jobKind('advert_hours', Type.Object({ advert_id: Type.String() }))

/** Plans the next moment at which an advert opens or closes, in the transaction that changed it. */
export async function planHours(tx: Tx, row: AdvertRow, at: Date): Promise<void> {
  if (!(await planFirstHours(tx, row, at))) await cancel(tx, advertHours, row.id)
}

/** The same for a new advert: nothing was planned before, so that nothing is taken back. Answers whether there is a change to come. */
export async function planFirstHours(tx: Tx, row: AdvertRow, at: Date): Promise<boolean> {
  const { schedule: hours, timeZone, status } = advertOfRow(row)
  const next = status === 'archived' ? null : nextChange(hours, timeZone, at)
  if (next !== null)
    await schedule(tx, { kind: advertHours, key: row.id, runAt: next, payload: { advert_id: row.id } })
  return next !== null
}

/** Shows or hides an advert when its hours begin or end, and plans the next change. */
export const advertHoursHandler = (
  database: SignallingDatabase,
  rates: () => Rates,
  clock: Clock,
): JobHandler =>
  onJob(advertHours, async ({ payload }) => {
    const id = parseAdvertId(payload.advert_id)
    if (!id) throw new TypeError(`${payload.advert_id} is no advert`)
    await database.transaction(async tx => {
      const row = await tx
        .selectFrom('advert')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!row) return
      await reviewAdverts(tx, [row], rates(), clock.now())
      await planHours(tx, row, clock.now())
    })
  })
