import { sql } from 'kysely'
import { decimal } from '../../../server/domain/money/decimal.ts'
import type { UserId } from '../../../server/domain/identifier/identifier.ts'
import type { TradeId } from '../../../server/domain/identifier/tradeId.ts'
import { parseAdvertId } from '../../../server/domain/identifier/identifier.ts'
import type { TradeMove } from '../../../server/domain/trade/action.ts'
import { system, type Actor } from '../../../server/domain/trade/actor.ts'
import { plus } from '../../../server/domain/trade/deadline.ts'
import { isOpen, groupOf } from '../../../server/domain/trade/status.ts'
import { RequestRefused } from '../../../server/kernel/refusal.ts'
import { escrowSplit } from '../../../server/ledger/postings.ts'
import { balances } from '../../../server/ledger/statement.ts'
import { actOnTrade } from '../../../server/modules/trading/trade/act/actOnTrade.ts'
import type { TradeRow } from '../../../server/modules/trading/record/tradeMapping.ts'
import { moneyOf } from '../../../server/modules/trading/record/tradeMoney.ts'
import { openOnAdvert } from '../../../server/modules/trading/trade/act/openTrade.ts'
import { chanceOf, type Chance } from '../../support/time/chance.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { signUpTrader } from '../roles/scene.ts'
import { openMarket, type Market } from './market.ts'

const minute = 60_000
const hour = 60 * minute

type Side = 'buyer' | 'seller' | 'arbiter' | 'system'
type Runner = readonly [action: TradeMove, by: Side]

/** Where a race starts: what was done, at which time after the opening; around which moment it is run, and by whom. */
interface Start {
  readonly before: readonly (readonly [TradeMove, Side, number])[]
  /** Something falls due here: some racers are a moment before it, some on it, some after. */
  readonly around: number
  readonly run: readonly [Runner, ...Runner[]]
}

const paid = ['confirm', 'buyer', 10 * minute] as const
const expired = ['escrowRanOut', 'system', 30 * minute] as const
const disputed = ['createDispute', 'buyer', 26 * minute] as const

const starts: readonly [Start, ...Start[]] = [
  {
    before: [],
    around: 35 * minute,
    run: [
      ['confirm', 'buyer'],
      ['cancel', 'buyer'],
      ['extend', 'seller'],
      ['graceRanOut', 'system'],
      ['partySuspended', 'system'],
    ],
  },
  {
    before: [['askCancel', 'seller', 5 * minute]],
    around: 20 * minute,
    run: [
      ['confirm', 'buyer'],
      ['keep', 'buyer'],
      ['cancel', 'buyer'],
      ['askCancelRanOut', 'system'],
    ],
  },
  {
    before: [paid],
    around: 11 * minute,
    run: [
      ['complete', 'seller'],
      ['concede', 'buyer'],
      ['undoConfirm', 'buyer'],
      ['cancel', 'buyer'],
    ],
  },
  {
    before: [paid],
    around: 30 * minute,
    run: [
      ['complete', 'seller'],
      ['concede', 'buyer'],
      ['createDispute', 'buyer'],
      ['extend', 'seller'],
      ['escrowRanOut', 'system'],
      ['partySuspended', 'system'],
    ],
  },
  {
    before: [paid, expired],
    around: 30 * minute + 24 * hour,
    run: [
      ['complete', 'seller'],
      ['concede', 'buyer'],
      ['createDispute', 'buyer'],
      ['disputeWindowRanOut', 'system'],
    ],
  },
  {
    before: [paid, disputed],
    around: 50 * hour,
    run: [
      ['complete', 'seller'],
      ['concede', 'buyer'],
      ['ruleForBuyer', 'arbiter'],
      ['ruleForSeller', 'arbiter'],
    ],
  },
]

interface Players extends Market {
  readonly ids: Readonly<Record<'buyer' | 'seller' | 'arbiter', UserId>>
}

/** Where races are run, each with people and a market of its own. */
export type RaceTrack = Players

/** So many of them; making people costs more than racing them. */
export const layTracks = (souk: TestSouk, count: number): Promise<RaceTrack[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const market = await openMarket(souk, '1000')
      const [buyer, arbiter] = [await signUpTrader(souk, 'buyer'), await signUpTrader(souk, 'arbiter')]
      const ids = {
        seller: await idOf(souk, market.seller),
        buyer: await idOf(souk, buyer),
        arbiter: await idOf(souk, arbiter),
      }
      return { ...market, ids }
    }),
  )

/**
 * Races so many trades, on each track one after the other: each is opened, brought to its start, and then everybody acts at once,
 * within milliseconds of the moment at which something falls due. These are the actions behind the calls, each in a transaction of
 * its own; seeds decide who runs, in which order and on which side of the moment. Answers what went wrong in which.
 */
export async function raceAtMoments(
  tracks: readonly RaceTrack[],
  seeds: { readonly from: number; readonly count: number },
): Promise<string[]> {
  // Every track takes the next seed when it is done with one.
  const left = Array.from({ length: seeds.count }, (_, index) => seeds.from + index)
  const wrong = await Promise.all(tracks.map(track => raceOn(track, left)))
  for (const violation of (await tracks[0]?.souk.audit()) ?? [])
    wrong.push([`the ledger: ${JSON.stringify(violation)}`])
  return wrong.flat()
}

async function raceOn(players: Players, left: number[]): Promise<string[]> {
  const wrong: string[] = []
  const expected = { seller: await held(players, 'seller'), buyer: await held(players, 'buyer') }
  for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
    const { name, row, faults } = await race(players, chanceOf(seed))
    const { locked, toBuyer } = escrowSplit(moneyOf(row))
    if (isOpen(row.status)) expected.seller = move(expected.seller, -locked, locked)
    else if (groupOf[row.status] === 'completed') {
      expected.seller = move(expected.seller, -locked, 0n)
      expected.buyer = move(expected.buyer, toBuyer, 0n)
    }
    for (const side of ['seller', 'buyer'] as const) {
      const now = await held(players, side)
      const due = expected[side]
      if (now.available !== due.available || now.held !== due.held)
        faults.push(`the ${side} has ${now.available} and ${now.held}, not ${due.available} and ${due.held}`)
      expected[side] = now
    }
    for (const fault of faults) wrong.push(`seed ${seed}: ${name} → ${row.status}: ${fault}`)
  }
  return wrong
}

async function race(players: Players, chance: Chance) {
  const { before, around, run } = chance.pick(starts)
  const { database, clock } = players.souk.server.parts
  const openedAt = clock.now()
  const trade = await openAt(players, openedAt)
  for (const [action, by, after] of before) await once(players, trade, [action, by], plus(openedAt, after))
  const field = chance
    .shuffle([...run, ...run.filter(() => chance.below(2) === 0)])
    .map(runner => ({ runner, at: plus(openedAt, around + chance.below(3) - 1) }))
  const ends = await Promise.all(
    field.map(async ({ runner, at }) => ({ action: runner[0], end: await once(players, trade, runner, at) })),
  )
  const row = await database.db
    .selectFrom('trade')
    .selectAll()
    .where('id', '=', trade)
    .executeTakeFirstOrThrow()
  // Days go by between two races, else the buyer's cancels would pause their openings.
  await sql`update trade set finished_at = finished_at - interval '90 days' where id = ${trade}`.execute(
    database.db,
  )
  const winners = ends.flatMap(({ action, end }) => (end && !isOpen(end.status) ? [{ action, end }] : []))
  const faults = winners.length > 1 ? [`winners ${winners.map(({ action }) => action).join()}`] : []
  if (winners.length === 0 && !isOpen(row.status)) faults.push('nobody ended it')
  for (const { action, end } of winners)
    if (end.status !== row.status) faults.push(`${action} ended it as ${end.status}`)
  return {
    name: field.map(({ runner, at }) => `${runner[0]}@${at.getTime() - openedAt.getTime()}`).join(),
    row,
    faults,
  }
}

/** Does an action as its side at a moment; null when it is refused, as all but one of those that end a trade must be. */
async function once(
  { souk, ids }: Players,
  tradeId: TradeId,
  [action, by]: Runner,
  at: Date,
): Promise<TradeRow | null> {
  const { database, trade: parts } = souk.server.parts
  const actor: Actor =
    by === 'system'
      ? system
      : { kind: 'person', userId: ids[by], duty: by === 'arbiter' ? 'arbiter' : 'user' }
  const remarks =
    by === 'arbiter' ? { ruling_reason: 'The bank’s statement settles it.', ruled_by: ids.arbiter } : {}
  try {
    return await database.transaction(tx => actOnTrade(tx, parts, { tradeId, action, actor, at, remarks }))
  } catch (error) {
    if (error instanceof RequestRefused) return null
    throw error
  }
}

async function openAt({ souk, advert, ids }: Players, at: Date): Promise<TradeId> {
  const { database, trade: parts } = souk.server.parts
  const advertId = parseAdvertId(advert.id)
  if (!advertId) throw new Error(`${advert.id} is no advert`)
  const row = await database.transaction(tx =>
    openOnAdvert(tx, parts, {
      advertId,
      opener: { kind: 'user', userId: ids.buyer },
      amount: decimal('250000'),
      amountSide: 'fiat',
      priceSeen: decimal(advert.price),
      methodCode: 'opay',
      requisites: [],
      at,
    }),
  )
  return row.id
}

async function idOf(souk: TestSouk, person: Person): Promise<UserId> {
  const { db } = souk.server.parts.database
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', person.name)
    .executeTakeFirstOrThrow()
  return row.id
}

async function held({ souk, ids }: Players, side: 'seller' | 'buyer') {
  const found = (await balances(souk.server.parts.database.db, ids[side])).find(
    ({ asset }) => asset === 'BTC',
  )
  return { available: found?.available ?? 0n, held: found?.held ?? 0n }
}

const move = (had: Awaited<ReturnType<typeof held>>, available: bigint, locked: bigint) => ({
  available: had.available + available,
  held: had.held + locked,
})
