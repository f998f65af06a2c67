import { openDatabase } from '../../server/database/database.ts'
import { migrateToLatest } from '../../server/database/migrate.ts'
import { registerAssets } from '../../server/ledger/ledger.ts'
import { deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { returnEscrow } from '../support/postings.ts'
import type { TradeMoney } from '../../server/ledger/postings.ts'

/**
 * A process that posts until it is killed, and writes the key of each journal once it is committed.
 * Arguments: a data folder or a postgres:// URL, and the number of the round, which keeps keys apart.
 */
const [, , place = '', round = '0'] = process.argv
const at = new Date('2026-03-01T12:00:00.000Z')
const clients = 8

const database = await openDatabase(place.startsWith('postgres://') ? { url: place } : { dataDir: place })
await migrateToLatest(database)
await database.transaction(tx => registerAssets(tx, [{ code: 'BTC', scale: 8 }]))

const acknowledge = (key: string): boolean => process.stdout.write(`${key}\n`)

async function trade(id: string): Promise<void> {
  const seller = `seller ${Number(id.replaceAll('-', '')) % 5}`
  await database.transaction(tx => deposit(tx, { key: id, owner: seller, asset: 'BTC', amount: 2000n, at }))
  acknowledge(`deposit:${id}`)
  const money: TradeMoney = {
    tradeId: id,
    asset: 'BTC',
    seller,
    buyer: 'buyer',
    amount: 1000n,
    fee: 9n,
    feePayer: 'seller',
  }
  await database.transaction(tx => lockEscrow(tx, money, at))
  acknowledge(`trade:${id}:lock`)
  const close = Number(id.replaceAll('-', '')) % 2 === 0 ? releaseEscrow : returnEscrow
  await database.transaction(tx => close(tx, money, at))
  acknowledge(`trade:${id}:${close === releaseEscrow ? 'release' : 'return'}`)
}

await Promise.all(
  Array.from({ length: clients }, async (_, client) => {
    for (let count = 0; ; count++) await trade(`${round}-${count}-${client}`)
  }),
)
