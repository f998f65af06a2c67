import { setImmediate as nextTurn } from 'node:timers/promises'
import type { TestSouk } from '../../support/souk.ts'
import type { Person } from '../../support/soukClient.ts'
import { chanceOf } from '../../support/time/chance.ts'
import { logInAs } from '../roles/scene.ts'
import {
  act,
  conceded,
  holdings,
  open,
  released,
  statement,
  tradeUnits,
  unitsOf,
  type Market,
  type TradeAnswer,
} from './market.ts'

const minute = 60_000
const hour = 60 * minute

/** Everybody who may end a trade, or move it on. */
export interface Racers extends Market {
  readonly buyer: Person
  readonly arbiter: Person
}

type Runner = (racers: Racers, trade: string) => Promise<TradeAnswer | null>

/** What is raced: every way in which a trade goes on, at the same moment. Time is a racer too. */
const runners = {
  release: ({ souk, seller }, trade) => act(souk, trade, seller, 'complete', released),
  concede: ({ souk, buyer }, trade) => act(souk, trade, buyer, 'cancel', conceded),
  cancel: ({ souk, buyer }, trade) => act(souk, trade, buyer, 'cancel', {}),
  confirm: ({ souk, buyer }, trade) => act(souk, trade, buyer, 'confirm', {}),
  undo: ({ souk, buyer }, trade) => act(souk, trade, buyer, 'undo_confirm'),
  extend: ({ souk, seller }, trade) => act(souk, trade, seller, 'extend'),
  dispute: ({ souk, buyer }, trade) => act(souk, trade, buyer, 'create_dispute', statement),
  ruleForBuyer: ({ souk, arbiter }, trade) =>
    act(souk, trade, arbiter, 'rule', { in_favour_of: 'buyer', reason: 'The receipt is genuine.' }),
  ruleForSeller: ({ souk, arbiter }, trade) =>
    act(souk, trade, arbiter, 'rule', { in_favour_of: 'seller', reason: 'There is no receipt.' }),
  second: async ({ souk }) => (await souk.advance(1000), null),
} as const satisfies Record<string, Runner>
type RunnerName = keyof typeof runners

interface Start {
  readonly prepare: (racers: Racers, trade: string) => Promise<void>
  readonly run: readonly [RunnerName, ...RunnerName[]]
}

/** Where a race starts: a second before something falls due, and who may run from there. */
const starts = {
  unpaid: {
    prepare: ({ souk }) => souk.advance(35 * minute - 500),
    run: ['confirm', 'cancel', 'extend', 'second'],
  },
  paid: {
    prepare: async ({ souk, buyer }, trade) => {
      await act(souk, trade, buyer, 'confirm', {})
      await souk.advance(30 * minute - 500)
    },
    run: ['release', 'concede', 'dispute', 'extend', 'second'],
  },
  justPaid: {
    prepare: async ({ souk, buyer }, trade) => {
      await act(souk, trade, buyer, 'confirm', {})
      await souk.advance(minute - 500)
    },
    run: ['release', 'concede', 'undo', 'second'],
  },
  expired: {
    prepare: async ({ souk, buyer }, trade) => {
      await act(souk, trade, buyer, 'confirm', {})
      await souk.advance(30 * minute)
      await souk.advance(24 * hour - 500)
    },
    run: ['release', 'concede', 'dispute', 'second'],
  },
  dispute: {
    prepare: async ({ souk, buyer }, trade) => {
      await act(souk, trade, buyer, 'confirm', {})
      await souk.advance(16 * minute)
      await act(souk, trade, buyer, 'create_dispute', statement)
    },
    run: ['release', 'concede', 'ruleForBuyer', 'ruleForSeller'],
  },
} as const satisfies Record<string, Start>
const startNames = Object.keys(starts) as [keyof typeof starts, ...(keyof typeof starts)[]]

const ended = /^(completed|cancelled|closed)/
const bought = /^completed/

/** Ends a trade that nobody ended, so that it does not end in the next race. */
async function finish(
  { souk, buyer, seller, arbiter }: Racers,
  trade: string,
  status: string,
): Promise<void> {
  if (status === 'new') await act(souk, trade, buyer, 'cancel', {})
  else if (status === 'disput')
    await act(souk, trade, arbiter, 'rule', { in_favour_of: 'buyer', reason: 'The receipt is genuine.' })
  else if (!ended.test(status)) await act(souk, trade, seller, 'complete', released)
}

/** What the house has given back of somebody’s fees. */
async function cameBack(souk: TestSouk, who: Person): Promise<bigint> {
  const { body } = await souk.call<{ paid: { coins: { amount: string; asset: string }[] }[] }>(
    'GET /v1/cashbacks',
    { as: who },
  )
  return body.paid
    .flatMap(({ coins }) => coins)
    .filter(({ asset }) => asset === 'BTC')
    .reduce((sum, { amount }) => sum + unitsOf(amount), 0n)
}

/** What came of a race. */
export interface RaceResult {
  /** Start and runners, for whoever has to run it again. */
  readonly name: string
  /** What is not as it must be; empty when all is. */
  readonly wrong: readonly string[]
}

/** Runs one race: several racers at once, drawn by the seed; then counts winners and coins. */
export async function race(racers: Racers, seed: number): Promise<RaceResult> {
  const chance = chanceOf(seed)
  const start = chance.pick(startNames)
  const { prepare, run }: Start = starts[start]
  const { souk, seller, buyer } = racers
  const before = { seller: await holdings(souk, seller), buyer: await holdings(souk, buyer) }
  const backBefore = await cameBack(souk, seller)
  const trade = await open(racers, buyer)
  await prepare(racers, trade)
  // The longest stage outlives no session, but the shortest ones add up.
  const awake = { ...racers, buyer: await logInAs(souk, buyer), seller: await logInAs(souk, seller) }
  const field = chance.shuffle([...run, ...run.filter(() => chance.below(2) === 0)])
  const answers = await Promise.all(
    field.map(async name => {
      for (let turns = chance.below(4); turns > 0; turns--) await nextTurn()
      return { name, answer: await runners[name](awake, trade) }
    }),
  )
  const { body: after } = await souk.call<{ status: string; fee: { amount: string } }>(
    `GET /v1/trades/${trade}`,
    { as: awake.seller },
  )
  // The fee of the seller falls with their volume.
  const whole = tradeUnits + unitsOf(after.fee.amount)
  const wrong: string[] = []
  const winners = answers.filter(({ answer }) => answer?.status === 200 && ended.test(answer.body.status))
  if (winners.length > 1) wrong.push(`${winners.length} winners: ${winners.map(({ name }) => name).join()}`)
  const [winner] = winners
  if (winner && winner.answer?.body.status !== after.status)
    wrong.push(`${winner.name} won with ${winner.answer?.body.status}, and it is ${after.status}`)
  for (const { name, answer } of answers)
    if (answer && ![200, 403, 409, 422].includes(answer.status))
      wrong.push(`${name} was answered ${answer.status} ${answer.body.code}`)
  const coins = bought.test(after.status) ? tradeUnits : 0n
  const locked = ended.test(after.status) ? 0n : whole
  const paid = bought.test(after.status) ? whole : 0n
  const now = { seller: await holdings(souk, awake.seller), buyer: await holdings(souk, awake.buyer) }
  if (now.buyer.available !== before.buyer.available + coins)
    wrong.push(`the buyer has ${now.buyer.available} after ${after.status}`)
  // A Monday may have gone by.
  const back = (await cameBack(souk, awake.seller)) - backBefore
  if (now.seller.available !== before.seller.available - paid - locked + back)
    wrong.push(`the seller has ${now.seller.available} after ${after.status}`)
  if (now.seller.escrow !== before.seller.escrow + locked)
    wrong.push(`${now.seller.escrow} are in escrow after ${after.status}`)
  await finish(awake, trade, after.status)
  return { name: `seed ${seed}: ${start} with ${field.join()} → ${after.status}`, wrong }
}
