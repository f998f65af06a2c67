import { memoryDataDir } from '../server/database/embedded.ts'
import { round, type Bench, type Target } from './bench.ts'
import { withPostgres } from './support/postgres.ts'
import { escrowRunner } from './trades/escrow.ts'
import { ledgerRunner } from './trades/ledger.ts'
import { tpcB } from './trades/pgbench.ts'
import { measureTrades, mostClients } from './trades/runner.ts'

/** Escrow trades a second on both databases, beside the ledger alone and beside pgbench on the same cluster. */
export const trades: Bench = {
  name: 'trades',
  about:
    'Trades a second: opened, marked paid and released, on PGlite in memory and on a PostgreSQL that flushes to disk',
  async run({ seconds }) {
    const embedded = {
      escrow: await measureTrades(await escrowRunner({ DATA_DIR: memoryDataDir }), seconds),
      ledger: await measureTrades(await ledgerRunner({ dataDir: memoryDataDir }), seconds),
    }
    const postgres = await onPostgres(seconds)
    return { figures: { embedded, postgres }, targets: postgres === null ? [] : targetsOf(postgres) }
  },
}

/** Each on a cluster of its own, so that neither waits for the vacuum of the other; pgbench beside both. */
const onPostgres = (seconds: number) =>
  withPostgres(async url => {
    const before = await tpcB(url, { clients: 8, seconds })
    const escrow = await measureTrades(await escrowRunner({ DATABASE_URL: url }), seconds)
    const after = await tpcB(url, { clients: 8, seconds })
    const pgbenchTpcB = { eightClientsBefore: before, eightClientsAfter: after }
    const ofTpcB =
      before === null || after === null ? null : round((escrow.eightClients * 2) / (before + after))
    return { escrow, pgbenchTpcB, escrowOfTpcB: ofTpcB, ledger: await ledgerAlone(seconds) }
  })

const ledgerAlone = (seconds: number) =>
  withPostgres(async url => measureTrades(await ledgerRunner({ url, poolSize: mostClients }), seconds))

function targetsOf({ escrow }: NonNullable<Awaited<ReturnType<typeof onPostgres>>>): Target[] {
  const { oneClient, eightClients, thirtyTwoClients, violations } = escrow
  return [
    {
      name: 'escrow trades a second on PostgreSQL, at the best concurrency',
      measured: Math.max(oneClient, eightClients, thirtyTwoClients),
      atLeast: 500,
    },
    { name: 'violations of the ledger after it', measured: violations, atMost: 0 },
  ]
}
