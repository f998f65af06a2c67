import type { Connection } from '../../../database/database.ts'
import { csv, csvType } from '../../../files/csv.ts'
import { sendTable, tableName } from '../../../files/sendTable.ts'
import type { Cell } from '../../../files/sheetXml.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import type { Input } from '../../../kernel/operation.ts'
import type { UserId } from '../../../domain/identifier/identifier.ts'
import { walletViewOf } from '../../money/wallet/account.ts'
import { zoneOf } from '../../money/wallet/movementFilter.ts'
import { readRewardCursor, readRewardFilter, rewardPage, type RewardRow } from './rewards.ts'
import { columnsOf, rowsOf, sheetWords } from './rewardSheet.ts'
import type { affiliateOperations } from './schema.ts'

/** Rewards that are read, and held, at a time. */
const portion = 1000

/**
 * Sends the caller's rewards as a table, as fast as it is taken. Its days are those of the list, of the caller's own time zone; the zone
 * that is asked for is whose clocks it tells times by, as a screen does.
 */
export async function downloadRewards(
  { query }: Input<typeof affiliateOperations.downloadAffiliateRewards>,
  { viewer: { userId }, db, locale, at }: SignedContext,
  { reply }: Wire,
): Promise<unknown> {
  const own = await walletViewOf(db, userId)
  const timeZone = zoneOf(query.time_zone, own.timeZone)
  const filter = readRewardFilter(query, own.timeZone)
  const language = query.locale ?? locale
  const content = csv({
    language,
    columns: columnsOf(language, timeZone),
    rows: portionsOf(db, userId, filter, rowsOf(language, timeZone)),
  })
  const { from, until: to } = query
  const name = tableName({ word: sheetWords[language].file, extension: 'csv', from, to }, at)
  return sendTable(reply, { type: csvType, name, content })
}

/** Each portion is read when the one before it was taken. */
async function* portionsOf(
  db: Connection,
  userId: UserId,
  filter: ReturnType<typeof readRewardFilter>,
  made: (row: RewardRow) => Cell[],
): AsyncGenerator<Cell[][]> {
  let last: string | undefined
  for (;;) {
    const rows = await rewardPage(db, userId, filter, { before: readRewardCursor(last), limit: portion })
    yield rows.map(made)
    last = rows.at(-1)?.id
    if (rows.length < portion) return
  }
}
