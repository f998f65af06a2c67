import { sql } from 'kysely'
import type { Connection } from '../../../../database/database.ts'
import { feeRules, makerFeeAt } from '../../../../domain/fee/tier.ts'
import type { UserId } from '../../../../domain/identifier/identifier.ts'
import { decimal, type DecimalString } from '../../../../domain/money/decimal.ts'
import type { CoinCode } from '../../../../domain/reference/coin.ts'
import { decimalOf } from '../../../../domain/reference/decimalOf.ts'
import { earlier, isoDay } from '../../../../domain/time/calendar.ts'

/** What an advert's visibility and limits depend on in its owner. */
export interface OwnerFacts {
  readonly feePercent: DecimalString
  readonly isBlocked: boolean
  /** Whether the profile lets adverts of this type, coin and fiat be shown. */
  readonly allows: (advert: {
    readonly type: string
    readonly coin: string
    readonly fiat: string
  }) => boolean
  /** Available balance in a coin. */
  readonly available: (coin: CoinCode) => DecimalString
}

/** What the database hands out of an owner. */
export interface OwnerRow {
  readonly is_blocked: boolean
  readonly switched_off: readonly string[]
  readonly usd: string
  readonly assets: readonly string[]
  readonly balances: readonly string[]
}

/** Reads the facts of several owners at once. */
export async function readOwners(
  db: Connection,
  ids: readonly UserId[],
  at: Date,
): Promise<(id: UserId) => OwnerFacts> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return noOwner
  const { rows } = await sql<
    OwnerRow & { readonly owner_id: UserId }
  >`select * from owner_facts(${unique}, ${volumeSince(at)})`.execute(db)
  const byOwner = new Map(rows.map(row => [row.owner_id, row]))
  return id => {
    const row = byOwner.get(id)
    return row ? ownerOf(row) : noOwner(id)
  }
}

/** The day after which trades count for an owner's fee. */
export const volumeSince = (at: Date): string => isoDay(earlier(at, { days: feeRules.volumeDays }))

/** An owner's facts from what the database hands out. */
export const ownerOf = (row: OwnerRow): OwnerFacts => ({
  feePercent: makerFeeAt(decimal(row.usd)).percent,
  isBlocked: row.is_blocked,
  allows: ({ type, coin, fiat }) => ![type, coin, fiat].some(part => row.switched_off.includes(part)),
  available: coin => decimalOf(BigInt(row.balances[row.assets.indexOf(coin)] ?? '0'), coin),
})

function noOwner(id: UserId): never {
  throw new Error(`The owner ${id} of an advert does not exist`)
}
