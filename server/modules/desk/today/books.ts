import { sql } from 'kysely'
import type { Chains } from '../../../adapters/chain/chains.ts'
import type { Connection, Database } from '../../../database/database.ts'
import type { WatchKeys } from '../../../domain/chain/watchKeys.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { NetworkCode } from '../../../domain/reference/network.ts'
import { decimalOf } from '../../../domain/reference/decimalOf.ts'
import type { Clock } from '../../../runtime/clock.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import { chainAgreement } from '../../money/agreement/agreement.ts'

/** What comparing the books with the chains stands on. */
export interface BookParts {
  readonly database: Database
  readonly clock: Clock
  readonly chains: Chains
  readonly watchKeys: Readonly<Record<NetworkCode, WatchKeys>>
}

/** Compares the books with the chains now and then: it asks every address of ours. Give it to the job worker. */
export const bookComparing = (parts: BookParts): JobHandler =>
  every('book_comparing', product.desk.comparedEverySeconds * 1000, () => compareBooks(parts))

/** Keeps what each coin comes to: owed to people, the house's own, held on the chains, on its way, and what does not add up. */
export async function compareBooks({ database: { db }, clock, ...chains }: BookParts): Promise<void> {
  const agreed = await chainAgreement(db, chains)
  const { rows } = await sql<{ asset: CoinCode; owed: string; house: string; off: string }>`
    select asset,
      coalesce(sum(balance) filter (where kind not in ('fee', 'house', 'external')), 0)::text as owed,
      coalesce(sum(balance) filter (where kind in ('fee', 'house')), 0)::text as house,
      sum(balance)::text as off
    from account group by asset`.execute(db)
  const books = new Map(rows.map(row => [row.asset, row]))
  for (const { coin, held, unbooked, sent, surplus } of agreed) {
    const { owed = '0', house = '0', off = '0' } = books.get(coin) ?? {}
    const row = {
      compared_at: clock.now(),
      owed,
      house,
      held: String(held),
      pending: String(unbooked - sent),
      difference: String(surplus + BigInt(off)),
    }
    await db
      .insertInto('book_comparison')
      .values({ coin, ...row })
      .onConflict(conflict => conflict.column('coin').doUpdateSet(row))
      .execute()
  }
}

/** What the last comparison came to, coin by coin. */
export async function readBooks(db: Connection) {
  const rows = await db.selectFrom('book_comparison').selectAll().orderBy('coin').execute()
  return rows.map(({ coin, compared_at: at, ...sums }) => {
    const units = (sum: string) => decimalOf(BigInt(sum), coin)
    return {
      coin,
      compared_at: at.toISOString(),
      owed: units(sums.owed),
      house: units(sums.house),
      held: units(sums.held),
      pending: units(sums.pending),
      difference: units(sums.difference),
    }
  })
}
