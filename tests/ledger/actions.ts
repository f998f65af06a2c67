import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Database } from '../../server/database/database.ts'
import type { PostOutcome } from '../../server/ledger/outcome.ts'
import { available, deposit, lockEscrow, releaseEscrow } from '../../server/ledger/postings.ts'
import { move, returnEscrow } from '../support/postings.ts'
import type { TradeMoney } from '../../server/ledger/postings.ts'
import { at } from './books.ts'
import type { Closing, ModelBooks, ModelTrade } from './model.ts'

export const assets = ['BTC', 'USDT', 'ETH'] as const
export const traders = 24

const trader = fc.nat(traders - 1)
const asset = fc.constantFrom(...assets)
const closing = fc.constantFrom<Closing>('release', 'cancel', 'expire')
/** Small and huge (18 decimals), so that some exceed what is there. */
const amount = fc.oneof(fc.bigInt(1n, 1000n), fc.bigInt(1n, 10n ** 24n))
const terms = fc.record({
  seller: trader,
  buyer: trader,
  asset,
  amount,
  feePerMille: fc.bigInt(0n, 30n),
  feePayer: fc.constantFrom('seller' as const, 'buyer' as const),
})
/** Which trade or deposit, by place from the newest on: recent ones are the open ones. */
const recent = fc.nat(12)

/** One thing that happens to the books; all of them may come in any order and any state. */
export const action = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('deposit' as const), owner: trader, asset, amount }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deposit again' as const), recent }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open' as const), terms }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('open at once' as const), terms, other: amount }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('close' as const), recent, how: closing }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('close at once' as const),
      recent,
      hows: fc.array(closing, { minLength: 2, maxLength: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('give' as const), from: trader, to: trader, asset, amount }),
  },
)
export type Action = typeof action extends fc.Arbitrary<infer A> ? A : never

/** Where a run of actions happens: the real books and the model, under names of its own. */
export interface Stage {
  readonly database: Database
  readonly model: ModelBooks
  /** Keeps the names of one run apart from those of another on the same database. */
  readonly run: string
  step: number
}

const poster = { release: releaseEscrow, cancel: returnEscrow, expire: returnEscrow } as const
const had = (outcome: PostOutcome): boolean => outcome.outcome === 'posted' && !outcome.repeated

/** Does the action to both, and checks that the ledger answered what the model says. */
export async function act(stage: Stage, action: Action): Promise<void> {
  stage.step += 1
  const { database, model } = stage
  switch (action.kind) {
    case 'deposit': {
      const money = {
        key: name(stage),
        owner: ownerOf(stage, action.owner),
        asset: action.asset,
        amount: action.amount,
      }
      expect(had(await database.transaction(tx => deposit(tx, { ...money, at })))).toBe(true)
      model.deposits.push(money)
      return model.add(money.owner, money.asset, money.amount)
    }
    case 'deposit again': {
      const money = model.deposits.at(-1 - action.recent)
      if (money === undefined) return
      expect(await database.transaction(tx => deposit(tx, { ...money, at }))).toMatchObject({
        outcome: 'posted',
        repeated: true,
      })
      return
    }
    case 'open':
      return open(stage, [moneyOf(stage, action.terms, 'a')])
    case 'open at once':
      return open(stage, [
        moneyOf(stage, action.terms, 'a'),
        moneyOf(stage, { ...action.terms, amount: action.other }, 'b'),
      ])
    case 'close':
      return close(stage, model.trades.at(-1 - action.recent), [action.how])
    case 'close at once':
      return close(stage, model.trades.at(-1 - action.recent), action.hows)
    case 'give':
      return give(stage, action)
  }
}

/** Opens all at once. The outcome must be that of one order or of the other. */
async function open({ database, model }: Stage, trades: readonly TradeMoney[]): Promise<void> {
  const outcomes = await Promise.all(
    trades.map(money => database.transaction(tx => lockEscrow(tx, money, at))),
  )
  const opened = trades.map((money, index) => (outcomes[index]?.outcome === 'posted' ? money.tradeId : null))
  const orders = [trades, trades.toReversed()].map(order => {
    let free = model.free(order[0]?.seller ?? '', order[0]?.asset ?? '')
    const fits = new Set<string>()
    for (const money of order) {
      const needed = money.feePayer === 'seller' ? money.amount + money.fee : money.amount
      if (needed <= free) fits.add(money.tradeId)
      if (needed <= free) free -= needed
    }
    return trades.map(money => (fits.has(money.tradeId) ? money.tradeId : null))
  })
  expect(orders).toContainEqual(opened)
  for (const money of trades) if (opened.includes(money.tradeId)) model.open(money)
}

/** Closes in all these ways at once: one of them happens when the trade was open, none when it was not. */
async function close(
  { database, model }: Stage,
  trade: ModelTrade | undefined,
  hows: readonly Closing[],
): Promise<void> {
  if (trade === undefined) return
  const outcomes = await Promise.all(
    hows.map(how => database.transaction(tx => poster[how](tx, trade.money, at))),
  )
  const winners = hows.filter((_, index) => outcomes[index] !== undefined && had(outcomes[index]))
  expect(winners).toHaveLength(trade.closed === null ? 1 : 0)
  const posters = outcomes.map(
    (outcome, index) => outcome.outcome === 'posted' && poster[hows[index] ?? 'release'],
  )
  const happened = poster[winners[0] ?? trade.closed ?? 'release']
  // Whoever asked for what happened hears that it is so; the others hear that it is over.
  expect(posters).toEqual(hows.map(how => poster[how] === happened && happened))
  if (winners[0] !== undefined) model.close(trade, winners[0])
}

async function give(stage: Stage, gift: Extract<Action, { kind: 'give' }>): Promise<void> {
  const { database, model } = stage
  const [from, to] = [ownerOf(stage, gift.from), ownerOf(stage, gift.to)]
  if (from === to) return
  const { asset, amount } = gift
  const names = { from: available(from, asset), to: available(to, asset) }
  const outcome = await database.transaction(tx =>
    move(tx, { key: name(stage), kind: 'gift', ...names, amount, at }),
  )
  expect(had(outcome)).toBe(model.free(from, asset) >= amount)
  if (!had(outcome)) return
  model.add(from, asset, -amount)
  model.add(to, asset, amount)
}

const name = ({ run, step }: Stage): string => `${run}-${step}`
export const ownerOf = ({ run }: Pick<Stage, 'run'>, index: number): string => `${run} trader ${index}`

function moneyOf(
  stage: Stage,
  terms: Extract<Action, { kind: 'open' }>['terms'],
  letter: string,
): TradeMoney {
  const { seller, buyer, feePerMille, ...rest } = terms
  return {
    ...rest,
    tradeId: `${name(stage)}${letter}`,
    seller: ownerOf(stage, seller),
    buyer: ownerOf(stage, buyer),
    fee: (terms.amount * feePerMille) / 1000n,
  }
}
