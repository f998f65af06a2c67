import type { Database } from '../../server/database/database.ts'
import { registerAssets } from '../../server/ledger/ledger.ts'
import { deposit } from '../../server/ledger/postings.ts'
import type { TradeMoney } from '../../server/ledger/postings.ts'
import { balances } from '../../server/ledger/statement.ts'

/** When everything of these tests happens. */
export const at = new Date('2026-03-01T12:00:00.000Z')

/** Makes the assets of these tests known, and gives each customer so much of each. */
export async function openBooks(
  database: Database,
  customers: Readonly<Record<string, bigint>>,
  assets: readonly string[] = ['BTC'],
): Promise<void> {
  await database.transaction(tx =>
    registerAssets(
      tx,
      assets.map(code => ({ code, scale: 8 })),
    ),
  )
  for (const [owner, amount] of Object.entries(customers)) {
    for (const asset of assets) {
      await database.transaction(tx => deposit(tx, { key: `${owner} ${asset}`, owner, asset, amount, at }))
    }
  }
}

/** A trade of a seller's advert: 1000 units and a fee of 9 on top. */
export const sale = (tradeId: string, changes: Partial<TradeMoney> = {}): TradeMoney => ({
  tradeId,
  asset: 'BTC',
  seller: 'seller',
  buyer: 'buyer',
  amount: 1000n,
  fee: 9n,
  feePayer: 'seller',
  ...changes,
})

/** What a customer has of an asset: [available, held]. */
export async function purse(database: Database, owner: string, asset = 'BTC'): Promise<[bigint, bigint]> {
  const found = (await balances(database.db, owner)).find(balance => balance.asset === asset)
  return [found?.available ?? 0n, found?.held ?? 0n]
}

/** The house's fees of an asset, over all shards. */
export async function fees(database: Database, asset = 'BTC'): Promise<bigint> {
  const rows = await database.db
    .selectFrom('account')
    .select('balance')
    .where('kind', '=', 'fee')
    .where('asset', '=', asset)
    .execute()
  return rows.reduce((sum, row) => sum + BigInt(row.balance), 0n)
}
