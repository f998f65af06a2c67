import { sql } from 'kysely'
import type { Static } from 'typebox'
import type { Tx } from '../../../../database/database.ts'
import { plainStatusOf } from '../../../../domain/advert/status.ts'
import { parseAdvertId, type AdvertId, type UserId } from '../../../../domain/identifier/identifier.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { findTimeZone } from '../../../../domain/reference/timeZone.ts'
import { refuse, type Refusal } from '../../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../../kernel/refusal.ts'
import type { RequisiteSeal } from '../../../people/credential/requisiteSeal.ts'
import { lockTrader } from '../../../people/profile/lockTrader.ts'
import { mergeSettings, refillsStock } from '../mergeSettings.ts'
import type { ownerOperations } from './schema.ts'
import type { AdvertRow } from '../tables.ts'
import { askOnce, inputOf, settingsFrom, updateAdvert, type AskCode } from '../writeAdvert.ts'

type Change = Static<(typeof ownerOperations.updateAdverts)['body']>['change']

/** What came of one advert of several. */
export type Outcome =
  | { readonly id: string; readonly row: AdvertRow }
  | { readonly id: string; readonly refusal: Refusal }

/** What is asked of several adverts of one owner. */
export interface BulkChange {
  readonly ownerId: UserId
  readonly ids: readonly string[]
  readonly change: Change
  readonly code: string | undefined
  readonly at: Date
}

/** What stops the whole call and not only one advert: what its sender can mend once, for all of them. */
const stopsAll: ReadonlySet<string> = new Set(['two_factor_required', 'wrong_code'])

/**
 * Changes several adverts of an owner, locked in the order of their ids as everywhere. Each is changed or refused by itself; a
 * code is asked for once, and without it nothing is changed.
 */
export async function changeAdverts(
  tx: Tx,
  parts: { readonly rates: Rates; readonly requisites: RequisiteSeal },
  { ownerId, ids, change, code, at }: BulkChange,
): Promise<Outcome[]> {
  if (change.time_zone !== undefined && !findTimeZone(change.time_zone))
    throw new RequestRefused(refuse('invalid_choice', 'change.time_zone'))
  await lockTrader(tx, ownerId)
  const wanted = [...new Set(ids)]
  const rows = await lockThese(tx, ownerId, wanted)
  const askCode = askOnce(tx, ownerId, code, at)
  const outcomes = new Map<string, Outcome>()
  for (const row of rows)
    outcomes.set(row.id, await apart(tx, row.id, () => changeOne(tx, parts, row, { change, askCode, at })))
  return wanted.map(id => outcomes.get(id) ?? { id, refusal: refuse('not_found', 'id') })
}

/** Those of them that are the owner's. */
async function lockThese(tx: Tx, ownerId: UserId, ids: readonly string[]): Promise<AdvertRow[]> {
  const known = ids.flatMap<AdvertId>(id => parseAdvertId(id) ?? [])
  if (known.length === 0) return []
  return tx
    .selectFrom('advert')
    .selectAll()
    .where('id', 'in', known)
    .where('owner_id', '=', ownerId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

async function changeOne(
  tx: Tx,
  { rates, requisites }: { readonly rates: Rates; readonly requisites: RequisiteSeal },
  row: AdvertRow,
  { change, askCode, at }: { readonly change: Change; readonly askCode: AskCode; readonly at: Date },
): Promise<AdvertRow> {
  if (change.margin_percent !== undefined && row.multiplier === null)
    throw new RequestRefused(refuse('price_not_average', 'margin_percent'))
  const settings = settingsFrom(mergeSettings(change, inputOf(row, requisites)), rates)
  const choice = change.status ?? plainStatusOf(row.status)
  return updateAdvert(tx, { rates, requisites }, row, {
    settings,
    choice,
    askCode,
    refills: refillsStock(change),
    at,
  })
}

/** Does something in a savepoint: what is refused leaves nothing behind, and the transaction goes on. */
async function apart(tx: Tx, id: string, work: () => Promise<AdvertRow>): Promise<Outcome> {
  await sql`savepoint one_advert`.execute(tx)
  try {
    const row = await work()
    await sql`release savepoint one_advert`.execute(tx)
    return { id, row }
  } catch (error) {
    if (!(error instanceof RequestRefused) || stopsAll.has(error.refusal.code)) throw error
    await sql`rollback to savepoint one_advert`.execute(tx)
    return { id, refusal: error.refusal }
  }
}
