import { openDatabase, type Database } from '../../server/database/database.ts'
import type { EmbeddedOptions } from '../../server/database/embedded.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import type { PostgresOptions } from '../../server/database/postgres.ts'
import { audit } from '../../server/ledger/audit.ts'
import { registerAssets } from '../../server/ledger/ledger.ts'
import { deposit, lockEscrow, releaseEscrow, type TradeMoney } from '../../server/ledger/postings.ts'
import type { TradeLoad, TradeRunner } from './runner.ts'

const at = new Date('2026-03-01T12:00:00.000Z')
const sellers = 50

/** The ledger alone: an escrow that is locked and released, in a transaction each. */
export async function ledgerRunner(options: EmbeddedOptions | PostgresOptions): Promise<TradeRunner> {
  const database = await openDatabase(options)
  await migrateToLatest(database)
  await database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 8 }]))
  for (let index = 0; index < sellers; index++) {
    const gift = { key: `seller ${index}`, owner: `seller ${index}`, asset: 'BTC', amount: 10n ** 18n, at }
    await database.transaction(tx => deposit(tx, gift))
  }
  let trades = 0
  return {
    async tradeOnce(_client, { oneSeller }: TradeLoad) {
      trades += 1
      await escrowOnce(database, trades, oneSeller === true ? 0 : trades % sellers)
    },
    violations: async () => (await audit(database.db)).length,
    close: () => database.close(),
  }
}

async function escrowOnce(database: Database, trade: number, seller: number): Promise<void> {
  const money: TradeMoney = {
    tradeId: `trade ${trade}`,
    asset: 'BTC',
    seller: `seller ${seller}`,
    buyer: `buyer ${trade % 97}`,
    amount: 1000n,
    fee: 9n,
    feePayer: 'seller',
  }
  await database.transaction(tx => lockEscrow(tx, money, at))
  await database.transaction(tx => releaseEscrow(tx, money, at))
}
