import { expect } from 'vitest'
import type { Tx } from '../../../server/database/database.ts'
import { decimal } from '../../../server/domain/money/decimal.ts'
import type { TradeId } from '../../../server/domain/identifier/tradeId.ts'
import type { UserId } from '../../../server/domain/identifier/identifier.ts'
import type { TradeMove } from '../../../server/domain/trade/action.ts'
import { system, type Actor } from '../../../server/domain/trade/actor.ts'
import { RequestRefused } from '../../../server/kernel/refusal.ts'
import { post } from '../../../server/ledger/ledger.ts'
import { swapJournal } from '../../../server/ledger/swap.ts'
import { actOnTrade } from '../../../server/modules/trading/trade/act/actOnTrade.ts'
import { writeOpening, type FixedTerms } from '../../../server/modules/trading/trade/act/openTrade.ts'
import type { Coin } from './person.ts'
import type { ModelTrade } from './model.ts'
import { noAdvert, type OpenTrade, type Step, type World } from './world.ts'

/** So many are open at most: else time ends them all. */
const mostOpen = 15
type Fee = readonly [percent: string, perMille: bigint]
/** In per cent, with what they are of a thousand. */
const feesOf: readonly [Fee, ...Fee[]] = [
  ['0', 0n],
  ['0.1', 1n],
  ['0.5', 5n],
  ['0.9', 9n],
  ['0.9', 9n],
  ['3', 30n],
]

const who = {
  buyer: ({ buyer }: ModelTrade) => person(buyer.id),
  seller: ({ seller }: ModelTrade) => person(seller.id),
  arbiter: (_: ModelTrade, { arbiter }: World) => ({ ...person(arbiter), duty: 'arbiter' as const }),
  system: () => system,
} as const
const person = (userId: UserId) => ({ kind: 'person', userId, duty: 'user' }) as const

/** What a move does to a trade: where it leads, or how it ends it. */
interface Move {
  readonly by: keyof typeof who
  readonly to: OpenTrade['status'] | 'same' | 'release' | 'return'
  /** Time ended it: its buyer may file a claim. */
  readonly isByTime?: boolean
}

const moves = {
  confirm: { by: 'buyer', to: 'paid_confirmed' },
  cancel: { by: 'buyer', to: 'return' },
  keep: { by: 'buyer', to: 'same' },
  undoConfirm: { by: 'buyer', to: 'new' },
  createDispute: { by: 'buyer', to: 'disput' },
  concede: { by: 'buyer', to: 'return' },
  askCancel: { by: 'seller', to: 'same' },
  complete: { by: 'seller', to: 'release' },
  askCancelRanOut: { by: 'system', to: 'return', isByTime: true },
  graceRanOut: { by: 'system', to: 'return', isByTime: true },
  escrowRanOut: { by: 'system', to: 'expired_and_paid' },
  disputeWindowRanOut: { by: 'system', to: 'return', isByTime: true },
  partySuspended: { by: 'system', to: 'disput' },
  ruleForBuyer: { by: 'arbiter', to: 'release' },
  ruleForSeller: { by: 'arbiter', to: 'return' },
} as const satisfies Partial<Record<TradeMove, Move>>
type MoveName = keyof typeof moves

/** What is tried in each status, until something of it is not refused: guards of time refuse some. */
const tried: Readonly<Record<OpenTrade['status'], readonly [MoveName, ...MoveName[]]>> = {
  new: [
    'confirm',
    'confirm',
    'confirm',
    'confirm',
    'confirm',
    'cancel',
    'askCancel',
    'keep',
    'partySuspended',
  ],
  paid_confirmed: [
    'complete',
    'complete',
    'complete',
    'complete',
    'complete',
    'concede',
    'createDispute',
    'createDispute',
    'undoConfirm',
    'escrowRanOut',
    'escrowRanOut',
    'partySuspended',
  ],
  expired_and_paid: [
    'complete',
    'complete',
    'concede',
    'createDispute',
    'disputeWindowRanOut',
    'disputeWindowRanOut',
  ],
  disput: ['ruleForBuyer', 'ruleForBuyer', 'ruleForSeller', 'complete', 'concede'],
}
/** What is tried when that was refused. */
const otherwise: Readonly<Record<OpenTrade['status'], readonly MoveName[]>> = {
  new: ['askCancelRanOut', 'graceRanOut'],
  paid_confirmed: ['escrowRanOut', 'complete'],
  expired_and_paid: ['disputeWindowRanOut', 'complete'],
  disput: [],
}
/** What always may end it, once it is paid. */
const endings: Readonly<Record<Exclude<OpenTrade['status'], 'new'>, readonly [MoveName, ...MoveName[]]>> = {
  paid_confirmed: ['complete', 'concede'],
  expired_and_paid: ['complete', 'concede'],
  disput: ['ruleForBuyer', 'ruleForSeller', 'complete', 'concede'],
}

/** A trade between two people, at all kinds of fees. */
export const open: Step = world => {
  if (world.trades.length >= mostOpen) return move(world)
  const draft = draftOf(world, null)
  return async () => {
    const { id } = await world.database.transaction(tx => begin(tx, world, draft))
    return () => {
      const trade = { ...draft, id, status: 'new' } as const
      world.model.lock(trade)
      world.trades.push(trade)
      for (const side of [trade.buyer, trade.seller]) side.openTrades += 1
    }
  }
}

/** One thing that happens to a trade. */
export const move: Step = world => {
  const trade = world.take(world.trades)
  if (!trade) return null
  const { now: at } = world
  const names = [world.chance.pick(tried[trade.status]), ...otherwise[trade.status]]
  return async () => {
    let done: MoveName | undefined
    for (const name of names) if (done === undefined && (await act(world, trade, name, at))) done = name
    return () => follow(world, trade, done, at)
  }
}

/** Two who end a trade at one time, by one way or by two: it ends once. */
export const race: Step = world => {
  const place = world.trades.findIndex(({ status }) => status !== 'new')
  const [trade] = place < 0 ? [] : world.trades.splice(place, 1)
  if (!trade || trade.status === 'new') return null
  const { now: at } = world
  const names = [world.chance.pick(endings[trade.status]), world.chance.pick(endings[trade.status])]
  return async () => {
    const done = await Promise.all(names.map(name => act(world, trade, name, at)))
    const held = names.filter((_, index) => done[index])
    expect(held).toHaveLength(1)
    return () => {
      follow(world, trade, held[0], at)
      world.did('race')
    }
  }
}

async function act(world: World, trade: OpenTrade, name: MoveName, at: Date): Promise<boolean> {
  const actor: Actor = who[moves[name].by](trade, world)
  const remarks = name.startsWith('rule')
    ? { remarks: { ruling_reason: 'why', ruled_by: world.arbiter } }
    : {}
  try {
    await world.database.transaction(tx =>
      actOnTrade(tx, world.tradeParts, {
        tradeId: trade.id as TradeId,
        action: name,
        actor,
        at,
        ...remarks,
      }),
    )
    return true
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error
    return false
  }
}

function follow(world: World, trade: OpenTrade, name: MoveName | undefined, at: Date): void {
  if (name === undefined) {
    world.trades.push(trade)
    return
  }
  const { to, isByTime = false }: Move = moves[name]
  world.did(name)
  if (to === 'release' || to === 'return') {
    for (const side of [trade.buyer, trade.seller]) side.openTrades -= 1
    settle(world, trade, to, at)
    if (isByTime) world.claimable.push({ trade, at })
    return
  }
  if (to !== 'same') trade.status = to
  world.trades.push(trade)
}

function settle(world: World, trade: ModelTrade, to: 'release' | 'return', at: Date): void {
  if (to === 'return') world.model.return(trade)
  world.divided.set(trade.id, to === 'release' ? world.model.release(trade, at) : [])
}

/** A swap at somebody's offer: opened, and settled at once or not at all. */
export const swap: Step = world => {
  const draft = draftOf(world, BigInt(1 + world.chance.below(1_000_000)))
  const isSettled = world.chance.below(6) > 0
  const { now: at, tradeParts } = world
  return async () => {
    const row = await world.database.transaction(async tx => {
      const { id } = await begin(tx, world, draft)
      const action = isSettled ? 'swapSettles' : 'swapFails'
      return actOnTrade(tx, tradeParts, { tradeId: id, action, actor: system, at })
    })
    return () => {
      const trade = { ...draft, id: row.id }
      world.model.lock(trade)
      settle(world, trade, isSettled ? 'release' : 'return', at)
      world.did(isSettled ? 'swap' : 'swap that failed')
    }
  }
}

/** A swap with the house, which keeps its fee. */
export const swapWithHouse: Step = world => {
  const [one] = world.pair()
  const gross = BigInt(1 + world.chance.below(1_000_000))
  const fee = (gross + 99n) / 100n
  const money = { from: 'USDT', to: 'BTC', given: gross * 500n, gross, fee, got: gross - fee } as const
  const key = `house ${(world.swaps += 1)}`
  return async () => {
    const journal = swapJournal(key, one.id, money, world.now)
    expect((await world.database.transaction(tx => post(tx, journal))).outcome).toBe('posted')
    return () => world.model.swapWithHouse(one, money)
  }
}

type Draft = Omit<ModelTrade, 'id'> & { readonly terms: FixedTerms }

/** A trade of all kinds of sizes, fees and prices. `taken`: what the buyer gives of the other coin, for a swap. */
function draftOf(world: World, taken: bigint | null): Draft {
  const { chance } = world
  const [buyer, seller] = world.pair()
  const coin: Coin = chance.below(2) === 0 ? 'BTC' : 'USDT'
  const other: Coin = coin === 'BTC' ? 'USDT' : 'BTC'
  const ownerSells = taken !== null || chance.below(2) === 0
  const amount = BigInt(2 + chance.below(chance.pick([20, 5_000, 100_000_000])))
  const [feePercent, perMille] = chance.pick(feesOf)
  const usd = chance.pick(['5', '19.99', '20', '150'])
  const price = chance.pick(['100', '100', '119', '150'])
  return {
    buyer,
    seller,
    ownerSells,
    coin,
    amount,
    fee: (amount * perMille + 999n) / 1000n,
    taken: taken === null ? null : { coin: other, amount: taken },
    isWorthBonus: (usd === '20' || usd === '150') && price !== '150',
    terms: {
      advertId: noAdvert,
      advertType: taken !== null ? 'Ad::Swap' : ownerSells ? 'Ad::Sell' : 'Ad::Buy',
      ownerId: (ownerSells ? seller : buyer).id,
      coin,
      fiat: taken === null ? 'USD' : other,
      price: decimal(price),
      marketRate: decimal('100'),
      amount,
      fiatAmount: taken ?? 1000n,
      usdValue: decimal(usd),
      feePercent: decimal(feePercent),
      method: { code: 'zelle', speed: chance.pick(['instant', 'slow']) },
      bankName: null,
      terms: '',
      escrowMinutes: chance.pick([30, 120, 720]),
    },
  }
}

const begin = (tx: Tx, world: World, { terms, buyer, seller, ownerSells }: Draft) =>
  writeOpening(
    tx,
    world.tradeParts,
    {
      opener: { kind: 'user', userId: (ownerSells ? buyer : seller).id },
      at: world.now,
      requisites: [{ kind: 'account_name', value: 'A SELLER' }],
    },
    terms,
    { shown: [] },
  )
