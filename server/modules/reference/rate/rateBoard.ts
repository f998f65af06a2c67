import { tellEverybody } from '../../../cable/publishEvents.ts'
import type { Connection } from '../../../database/database.ts'
import { changeOf, changeWindowMs } from '../../../domain/rate/rateChange.ts'
import { rateName } from '../../../domain/rate/rateName.ts'
import type { RateSource, SourceQuote } from '../../../domain/rate/rateSource.ts'
import { assertRates, rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { coinCodes, type CoinCode } from '../../../domain/reference/coin.ts'
import { fiatCodes, type FiatCode } from '../../../domain/reference/fiat.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { EventBus } from '../../../runtime/eventBus.ts'
import { every, type JobHandler } from '../../../runtime/job/jobHandler.ts'
import { product } from '../../../runtime/product.ts'
import type { SignallingDatabase } from '../../../runtime/signalling.ts'

/** A point of the history is kept this often. */
const keptEveryMs = 10 * 60_000

/** The market as every process of the product sees it. */
export interface RateBoard {
  /** The latest rates. They may be old: ask their age. */
  rates(): Rates
  /** How a coin moved in 24 hours, or null while there is no history. */
  change(coin: CoinCode, fiat: FiatCode): ReturnType<typeof changeOf>
  /** Fetches the next rates; one process does it. Give it to the job worker. */
  readonly tick: JobHandler
  /** Fetches the first rates, when there are none. */
  prime(): Promise<void>
  /** Reads what other processes have fetched. */
  refresh(): Promise<void>
  /** Calls back after each tick of this process, with the rates before and after. */
  onTick(listener: (rates: Rates, before: Rates | null) => Promise<void>): void
  close(): void
}

/** Keeps the market's rates: fetched from the source every 5 s, stored, told to everybody, and the same in all processes. */
export function rateBoard(parts: {
  readonly database: SignallingDatabase
  readonly bus: EventBus
  readonly clock: Clock
  readonly source: RateSource
}): RateBoard {
  const { database, bus, clock, source } = parts
  const listeners: ((rates: Rates, before: Rates | null) => Promise<void>)[] = []
  let latest: Rates | null = null
  let history: Rates[] = []

  async function refresh(): Promise<void> {
    const since = new Date(clock.now().getTime() - changeWindowMs - 2 * keptEveryMs)
    history = await readPoints(database.db, since)
    latest = history.at(-1) ?? (await readLast(database.db)) ?? latest
  }
  async function tick(): Promise<void> {
    const before = latest
    const rates = assertRates(await source.next(before, clock.now()))
    const quotes = source.quotes?.(clock.now()) ?? []
    if (quotes.length > 0) await keepQuotes(database.db, quotes, clock.now())
    // Nothing newer: what there is grows old.
    if (before && rates.at <= before.at) return
    const isKept = isNewPeriod(history, rates)
    await store(database, rates, isKept)
    latest = rates
    history = [
      ...history.filter(point => point.at.getTime() > rates.at.getTime() - changeWindowMs * 1.1),
      rates,
    ]
    for (const listener of listeners) await listener(rates, before)
    tellEverybody(bus, 'rates_change', { at: rates.at.toISOString(), items: movedBetween(before, rates) })
  }
  const unsubscribe = bus.subscribe(event => {
    if (event.name !== 'rates_change' || event.payload['at'] === latest?.at.toISOString()) return
    refresh().catch(() => undefined)
  })
  return {
    rates() {
      if (!latest) throw new Error('The market has no rates yet: prime the board first')
      return latest
    },
    change: (coin, fiat) => (latest ? changeOf(history, latest, coin, fiat) : null),
    tick: every('rates_tick', product.rate.tickSeconds * 1000, tick),
    async prime() {
      await refresh()
      if (!latest) await tick()
    },
    refresh,
    onTick: listener => void listeners.push(listener),
    close: unsubscribe,
  }
}

/** Whether no point of the last ten minutes is kept yet. */
function isNewPeriod(history: readonly Rates[], rates: Rates): boolean {
  const period = (at: Date) => Math.floor(at.getTime() / keptEveryMs)
  const last = history.at(-1)
  return last === undefined || period(last.at) !== period(rates.at)
}

const ratesOfRow = (row: { at: Date; coins: Record<string, string>; fiats: Record<string, string> }): Rates =>
  assertRates({ at: row.at, coins: row.coins, fiats: row.fiats } as unknown as Rates)

async function readPoints(db: Connection, since: Date): Promise<Rates[]> {
  const rows = await db.selectFrom('rate_point').selectAll().where('at', '>', since).orderBy('at').execute()
  return rows.map(ratesOfRow)
}

async function readLast(db: Connection): Promise<Rates | null> {
  const row = await db.selectFrom('rate_point').selectAll().orderBy('at', 'desc').limit(1).executeTakeFirst()
  return row ? ratesOfRow(row) : null
}

async function store(database: SignallingDatabase, rates: Rates, isKept: boolean): Promise<void> {
  await database.transaction(async tx => {
    await tx
      .insertInto('rate_point')
      .values({
        at: rates.at,
        coins: JSON.stringify(rates.coins),
        fiats: JSON.stringify(rates.fiats),
        is_kept: isKept,
      })
      .onConflict(conflict => conflict.column('at').doNothing())
      .execute()
    await tx.deleteFrom('rate_point').where('is_kept', '=', false).where('at', '<', rates.at).execute()
  })
}

/** What each source says, for whoever asks another process; it is told even while nothing of it is newer. */
async function keepQuotes(db: Connection, quotes: readonly SourceQuote[], at: Date): Promise<void> {
  const row = { at, quotes: JSON.stringify(quotes) }
  await db
    .insertInto('rate_quotes')
    .values({ id: 1, ...row })
    .onConflict(conflict => conflict.column('id').doUpdateSet(row))
    .execute()
}

/** The pairs whose rate is another than before. */
function movedBetween(before: Rates | null, now: Rates) {
  return coinCodes.flatMap(coin =>
    fiatCodes.flatMap(fiat => {
      const rate = rateOf(now, coin, fiat)
      return before && rateOf(before, coin, fiat) === rate ? [] : [{ pair: rateName(coin, fiat), rate }]
    }),
  )
}
