import { sql } from 'kysely'
import type { Tx } from '../../../../database/database.ts'
import type { SharedHistory } from '../../../../domain/advert/limit.ts'
import type { Viewer as AdvertViewer } from '../../../../domain/advert/requirement.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import type { FiatCode } from '../../../../domain/reference/fiat.ts'
import type { TraderRecord } from '../../../../domain/trade/limit.ts'
import type { OpeningRequest } from './ports.ts'
import { cancelsSince, recordOfRow, type RecordRow } from '../../record/traderRecord.ts'
import { ownerOf, volumeSince, type OwnerFacts, type OwnerRow } from '../facts/ownerFacts.ts'
import type { AdvertRow } from '../tables.ts'
import { sharedOf, viewerOf, type ViewerRow } from '../facts/viewerFacts.ts'

/** Everything that the rules on an opening ask, as it is under the locks. */
export interface OpeningFacts {
  /** The advert that is taken. */
  readonly row: AdvertRow
  /** It, and when it sells the others that sell the same coins. */
  readonly locked: readonly AdvertRow[]
  readonly record: TraderRecord
  readonly viewer: AdvertViewer
  readonly owner: OwnerFacts
  readonly bannedByOwner: boolean
  readonly ownerBannedByViewer: boolean
  readonly shared: SharedHistory
}

type FactsRow = AdvertRow &
  RecordRow &
  ViewerRow &
  Omit<OwnerRow, 'usd'> & {
    readonly owner_usd: string
    readonly banned_by_owner: boolean
    readonly owner_banned: boolean
    readonly trades: number
    readonly volume: string
  }

/**
 * Locks the opener against another opening of theirs, then the adverts, and reads the facts, in one statement. Null when
 * there is no such advert to be taken.
 */
export async function lockForOpening(
  tx: Tx,
  { advertId, opener, at }: OpeningRequest,
): Promise<OpeningFacts | null> {
  const { rows: locked } = await sql<FactsRow>`
    select (f.advert).*, o_completed, o_open, o_cancelled, is_banned, is_suspended, phone_verified, identity_verified, positive,
      neutral, negative, usd, balance, banned_by_owner, owner_banned, trades, volume, is_blocked, switched_off, owner_usd, assets, balances
    from opening_facts(${opener.userId}, ${advertId}, ${cancelsSince(at)}, ${volumeSince(at)}) f`.execute(tx)
  const row = locked.find(({ id }) => id === advertId)
  if (!row) return null
  return {
    row,
    locked,
    record: recordOfRow(row),
    viewer: viewerOf(row, opener, row.coin as CoinCode, null),
    owner: ownerOf({ ...row, usd: row.owner_usd }),
    bannedByOwner: row.banned_by_owner,
    ownerBannedByViewer: row.owner_banned,
    shared: sharedOf(row, row.fiat as FiatCode),
  }
}
