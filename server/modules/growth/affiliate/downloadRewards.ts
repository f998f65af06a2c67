import { csv, csvType } from '../../../files/csv.ts'
import { rowsInPortions, sendTable, tableName } from '../../../files/sendTable.ts'
import type { SignedContext } from '../../../kernel/context.ts'
import type { Wire } from '../../../kernel/handlers.ts'
import type { Input } from '../../../kernel/operation.ts'
import { walletViewOf } from '../../money/wallet/walletView.ts'
import { zoneOf } from '../../money/wallet/movementFilter.ts'
import { readRewardCursor, readRewardFilter, rewardPage, type RewardRow } from './rewardPage.ts'
import { columnsOf, rowsOf, sheetWords } from './rewardSheet.ts'
import type { affiliateOperations } from './schema.ts'

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
    rows: rowsInPortions<RewardRow>(
      (last, limit) => rewardPage(db, userId, filter, { before: readRewardCursor(last?.id), limit }),
      rowsOf(language, timeZone),
    ),
  })
  const { from, until: to } = query
  const name = tableName({ word: sheetWords[language].file, extension: 'csv', from, to }, at)
  return sendTable(reply, { type: csvType, name, content })
}
