import type { Connection, Tx } from '../../../database/database.ts'
import { quotedCodeOf, type QuotedCode } from '../../../domain/rate/quotedCodes.ts'
import type { AssetCode } from '../../../domain/reference/asset.ts'
import { refuse } from '../../../domain/refusal/refusal.ts'
import { RequestRefused } from '../../../kernel/refusal.ts'

/** Pauses a pair with the dollar, or resumes it. False where it stands so already. */
export async function switchRate(tx: Tx, code: QuotedCode, isOff: boolean, at: Date): Promise<boolean> {
  if (!isOff) {
    const gone = await tx.deleteFrom('rate_pause').where('code', '=', code).executeTakeFirst()
    return gone.numDeletedRows > 0n
  }
  const paused = await tx
    .insertInto('rate_pause')
    .values({ code, paused_at: at })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (paused.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Since when pairs with the dollar are paused, by their other side: mostly none. */
export async function pausedRates(db: Connection): Promise<ReadonlyMap<QuotedCode, Date>> {
  const rows = await db.selectFrom('rate_pause').selectAll().execute()
  return new Map(rows.map(row => [row.code, row.paused_at]))
}

/** Whether one of these has no price now, because an operator has paused its pair. */
export async function isRatePaused(db: Connection, codes: readonly AssetCode[]): Promise<boolean> {
  const paused = await pausedRates(db)
  return codes.some(code => isPausedAmong(paused, code))
}

/** Whether something has no price now, of what {@link pausedRates} has found. */
export const isPausedAmong = (paused: ReadonlyMap<QuotedCode, Date>, code: AssetCode): boolean => {
  const quoted = quotedCodeOf(code)
  return quoted !== null && paused.has(quoted)
}

/** Refuses `rate_stale` where one of these is paused: nothing is promised by its price. */
export async function refusePausedRate(db: Connection, codes: readonly AssetCode[]): Promise<void> {
  if (await isRatePaused(db, codes)) throw new RequestRefused(refuse('rate_stale'))
}
