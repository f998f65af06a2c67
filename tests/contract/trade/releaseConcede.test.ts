import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { cableSocket, type CableSocket } from '../../support/network/cableSocket.ts'
import { app } from '../../support/network/cableCast.ts'
import { databaseKinds } from '../../support/freshSouk.ts'
import type { TestSouk } from '../../support/souk.ts'
import type { Answer, Json, Person } from '../../support/soukClient.ts'
import { suiteSouk } from '../../support/suiteSouk.ts'
import {
  act,
  atOnce,
  conceded,
  holdings,
  newBuyer,
  open,
  openMarket,
  released,
  tally,
  tradeUnits,
  unitsOf,
  type Market,
  type TradeAnswer,
} from '../race/market.ts'

const fifty = 50

/** The two that race: what each does, and how the trade ends when they are first. */
const ways = {
  release: { action: 'complete', body: released, ends: 'completed_by_seller' },
  concede: { action: 'cancel', body: conceded, ends: 'cancelled_by_buyer' },
} as const
type Way = keyof typeof ways
const wayNames = Object.keys(ways) as Way[]

/** A trade that is paid, with the one who buys. */
interface Paid {
  readonly trade: string
  readonly buyer: Person
}

/** What somebody heard of the ends of trades: the trade, and how it ended. */
interface Listener {
  readonly socket: CableSocket
  readonly ends: () => readonly (readonly [trade: string, status: string])[]
}

async function listen(souk: TestSouk, who: Person): Promise<Listener> {
  const socket = cableSocket(`${souk.server.url.replace('http', 'ws')}/cable?token=${who.token}`)
  await socket.frame(({ type }) => type === 'welcome')
  await socket.subscribe(app)
  return {
    socket,
    ends: () =>
      socket.frames.flatMap(({ message }) => {
        const told = (message ?? {}) as { event?: string; trade_id?: string; status?: string }
        const isEnd = wayNames.some(way => ways[way].ends === told.status)
        return told.event === 'trade_changed' && isEnd ? [[told.trade_id ?? '', told.status ?? '']] : []
      }) as ReturnType<Listener['ends']>,
  }
}

/** Every event that is written is heard once this resolves. */
async function heard(listener: Listener, count: number): Promise<void> {
  await expect.poll(() => listener.ends().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(count)
}

describe.each(databaseKinds)('release against concede at the same moment, on %s', kind => {
  let market: Market
  let seller: Listener
  const souk = suiteSouk({
    kind,
    begin: async () => {
      market = await openMarket(souk, '10')
      seller = await listen(souk, market.seller)
    },
  })
  afterAll(() => seller?.socket.close())

  async function paidTrade(): Promise<Paid> {
    const buyer = await newBuyer(souk)
    const trade = await open(market, buyer)
    await act(souk, trade, buyer, 'confirm', {})
    return { trade, buyer }
  }

  const go = (way: Way, { trade, buyer }: Paid, key?: string): Promise<TradeAnswer> =>
    act(souk, trade, way === 'release' ? market.seller : buyer, ways[way].action, ways[way].body, key)

  /** How a trade ended, in its row, in the ledger and in what its parties were told. */
  async function endOf({ trade }: Paid) {
    const { db } = souk.server.parts.database
    const { body } = await souk.call<Json & { status: string; fee: { amount: string } }>(
      `GET /v1/trades/${trade}`,
      // The fee is the seller’s: the buyer sees none.
      { as: market.seller },
    )
    const journals = await db
      .selectFrom('journal')
      .select('kind')
      .where('trade_id', '=', trade)
      .where('kind', '<>', 'lock_escrow')
      .execute()
    const escrow = await db
      .selectFrom('account')
      .select(['balance', 'closed_at'])
      .where('owner', '=', trade)
      .where('kind', '=', 'escrow')
      .executeTakeFirstOrThrow()
    const notices = await db
      .selectFrom('notification')
      .select('code')
      .where('trade_id', '=', trade as never)
      .where('code', 'not in', ['trade_opened', 'buyer_says_paid'])
      .execute()
    return {
      status: body.status,
      fee: unitsOf(body.fee.amount),
      journals: journals.map(({ kind }) => kind),
      escrow: { left: BigInt(escrow.balance), isClosed: escrow.closed_at !== null },
      notices: notices.map(({ code }) => code),
    }
  }
  const winnerOf = (status: string): Way => (status === ways.release.ends ? 'release' : 'concede')

  it('fifty trades, each side with a key that comes twice, end once each', async () => {
    const trades = await atOnce(fifty, paidTrade)
    const before = await holdings(souk, market.seller)
    const answers = await atOnce(fifty, async index => {
      const paid = trades[index] as Paid
      const order = index % 2 === 0 ? wayNames : wayNames.toReversed()
      const keys = { release: randomUUID(), concede: randomUUID() }
      return Promise.all(
        [...order, ...order].map(async way => ({ way, answer: await go(way, paid, keys[way]) })),
      )
    })
    let bought = 0n
    for (const [index, paid] of trades.entries()) {
      const end = await endOf(paid)
      const winner = winnerOf(end.status)
      const said = (way: Way) => (answers[index] ?? []).filter(one => one.way === way).map(one => one.answer)
      const loser = winner === 'release' ? 'concede' : 'release'
      // Whoever won is told so, as often as they ask; the other one that it is over.
      expect(said(winner).map(({ body }) => body.status)).toEqual([end.status, end.status])
      expect(JSON.stringify(said(winner)[0]?.body)).toBe(JSON.stringify(said(winner)[1]?.body))
      expect(tally(said(loser))).toEqual({ '409 trade_finished': 2 })
      expect(end.journals).toHaveLength(1)
      expect(end.escrow).toEqual({ left: 0n, isClosed: true })
      expect(end.notices).toHaveLength(1)
      const has = winner === 'release' ? tradeUnits : 0n
      expect(await holdings(souk, paid.buyer)).toEqual({ available: has, escrow: 0n })
      if (winner === 'concede') bought += tradeUnits + end.fee
    }
    expect(await holdings(souk, market.seller)).toEqual({ available: before.available + bought, escrow: 0n })
    await heard(seller, fifty)
    const ends = seller.ends()
    expect(new Set(ends.map(([trade]) => trade)).size).toBe(ends.length)
    expect(await souk.audit()).toEqual([])
  })

  it('fifty of each on one trade have one winner, and its key has one answer for ever', async () => {
    const paid = await paidTrade()
    const buyer = await listen(souk, paid.buyer)
    const before = await holdings(souk, market.seller)
    const runs = await atOnce(2 * fifty, async index => {
      const [way, key] = [wayNames[index % 2] as Way, randomUUID()]
      return { way, key, answer: await go(way, paid, key) }
    })
    const isTaken = ({ answer }: { answer: Answer<Json> }) => answer.status === 200
    expect(tally(runs.map(({ answer }) => answer))).toEqual({ ok: 1, '409 trade_finished': 99 })
    const won = runs.find(isTaken)
    const end = await endOf(paid)
    expect(won?.answer.body.status).toBe(end.status)
    expect(won?.way).toBe(winnerOf(end.status))
    expect(end).toMatchObject({ escrow: { left: 0n, isClosed: true } })
    expect([end.journals.length, end.notices.length]).toEqual([1, 1])

    // The same intents again: the winner gets the first answer, every other the same refusal.
    const again = await atOnce(2 * fifty, index => {
      const { way, key } = runs[index] as (typeof runs)[number]
      return go(way, paid, key)
    })
    expect(tally(again)).toEqual({ ok: 1, '409 trade_finished': 99 })
    expect(again[runs.findIndex(isTaken)]?.body).toEqual(won?.answer.body)

    const isSold = won?.way === 'release'
    expect(await holdings(souk, paid.buyer)).toEqual({ available: isSold ? tradeUnits : 0n, escrow: 0n })
    const back = isSold ? 0n : tradeUnits + end.fee
    expect(await holdings(souk, market.seller)).toEqual({ available: before.available + back, escrow: 0n })
    await heard(buyer, 1)
    expect(buyer.ends()).toEqual([[paid.trade, end.status]])
    expect(seller.ends().filter(([trade]) => trade === paid.trade)).toEqual([[paid.trade, end.status]])
    await buyer.socket.close()
  })
})
