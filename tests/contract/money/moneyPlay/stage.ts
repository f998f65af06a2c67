import { coins } from '../../../../server/domain/reference/coin.ts'
import { decimal } from '../../../../server/domain/money/decimal.ts'
import { toUnits } from '../../../../server/domain/money/units.ts'
import { chanceOf, type Chance } from '../../../support/time/chance.ts'
import { freshDatabase } from '../../../support/database.ts'
import { makeAdvert, startTestSouk, type TestSouk } from '../../../support/souk.ts'
import type { Person } from '../../../support/soukClient.ts'
import { addressOf, tokenTo } from '../../account/inbox.ts'
import { chainOf } from '../deposit/chain.ts'
import { ModelChain } from '../deposit/model.ts'
import { logInAs, signUpTrader } from '../../roles/scene.ts'
import { swapCast } from '../swap/cast.ts'

/** One network with an address for each, two confirmations; one with a memo for each, two coins, one confirmation. */
export const networks = ['bitcoin', 'ton'] as const
export type Network = (typeof networks)[number]
export const needs = { bitcoin: 2, ton: 1 } as const
export const played = { BTC: 'bitcoin', TON: 'ton', USDT: 'ton' } as const
export const playedCoins = ['BTC', 'TON', 'USDT'] as const
export type PlayedCoin = (typeof playedCoins)[number]

export const minute = 60_000
const people = 6
/** The first so many have an advert. */
const sellers = 3

/** What was withdrawn, as its owner was told last. Its amount is no other's: so it is found on the chain. */
export interface PlayedWithdrawal {
  readonly id: string
  readonly person: number
  readonly coin: PlayedCoin
  /** Null of a transfer to `recipient`. */
  readonly network: Network | null
  readonly recipient: number | null
  readonly amount: bigint
  readonly total: bigint
  /** Of the letter that asks to approve it; null until it was read. */
  token: string | null
  status: string
  txid: string | null
}

export interface PlayedTrade {
  readonly id: string
  readonly seller: number
  readonly buyer: number
  readonly amount: bigint
  /** With the fee: what is locked. */
  readonly total: bigint
  readonly fiat: string
  status: string
}

export const unitsOf = (coin: PlayedCoin, text: string): bigint =>
  toUnits(decimal(text), coins[coin].scale, 'exact')

/** A true server, people with coins and adverts, and what plain arithmetic says of them. */
export interface Stage {
  readonly souk: TestSouk
  readonly chance: Chance
  readonly chains: Readonly<Record<Network, ReturnType<typeof chainOf>>>
  readonly model: Readonly<Record<Network, ModelChain>>
  readonly coinOf: Map<string, PlayedCoin>
  readonly withdrawals: PlayedWithdrawal[]
  readonly trades: PlayedTrade[]
  /** Swaps that were done: what left and what came. */
  readonly swapped: { readonly person: number; readonly coin: PlayedCoin; readonly amount: bigint }[]
  readonly adverts: readonly { readonly id: string; readonly price: string }[]
  /** Offers to swap bitcoin for tether, by whose they are. */
  readonly offers: readonly { readonly id: string; readonly owner: number }[]
  /** How often each act took place, or was refused with what. */
  readonly counts: Map<string, number>
  people: Person[]
  /** Tells withdrawals apart by their last digits. */
  nextMark(): bigint
  person(index: number): Person
  count(what: string): void
  logIn(): Promise<void>
  close(): Promise<void>
}

/** Opens it; nothing is mined but by the play. */
export async function openStage(seed: number): Promise<Stage> {
  const { database } = await freshDatabase('embedded')
  const env = { SIGNER_LIMITS: 'BTC=1000000,TON=1000000000,USDT=1000000000' }
  const souk = await startTestSouk({ database, env })
  const chains = { bitcoin: chainOf(souk, 'bitcoin'), ton: chainOf(souk, 'ton') }
  for (const network of networks) await chains[network].stop()
  const gathered: Person[] = []
  for (let index = 0; index < people; index++) gathered.push(await signUpMailed(souk, `player${index}x`))
  const adverts: { id: string; price: string }[] = []
  const offers: { id: string; owner: number }[] = []
  const model = {} as Record<Network, ModelChain>
  for (const network of networks) {
    // So deep may the first reorganisation go without touching what the chain began with.
    const { height } = (await chains[network].mine(3)) as { height: number }
    model[network] = new ModelChain(people, height, needs[network])
  }
  const counts = new Map<string, number>()
  let mark = 0n
  const stage: Stage = {
    souk,
    chance: chanceOf(seed),
    chains,
    model,
    coinOf: new Map(),
    withdrawals: [],
    trades: [],
    swapped: [],
    adverts,
    offers,
    counts,
    people: gathered,
    nextMark: () => (mark += 1n),
    person(index) {
      const found = stage.people[index]
      if (!found) throw new Error(`Nobody is number ${index}`)
      return found
    },
    count: what => void counts.set(what, (counts.get(what) ?? 0) + 1),
    async logIn() {
      stage.people = await Promise.all(stage.people.map(person => logInAs(souk, person)))
    },
    close: () => souk.close(),
  }
  for (let person = 0; person < people; person++)
    for (const [coin, amount] of [
      ['BTC', '1'],
      ['TON', '5000'],
      ['USDT', '20000'],
    ] as const)
      await deposit(stage, { person, coin, amount: unitsOf(coin, amount), text: amount, forgetsMemo: false })
  for (const network of networks) await mine(stage, network, 2)
  for (const seller of stage.people.slice(0, sellers)) adverts.push(await makeAdvert(souk, seller))
  const { flag, offer } = swapCast(souk)
  for (const person of stage.people) await flag(person, true)
  for (let owner = 0; owner < sellers; owner++) {
    const { id } = await offer(stage.person(owner), { minimum: '0.0001', maximum: '0.4' })
    offers.push({ id, owner })
  }
  return stage
}

async function signUpMailed(souk: TestSouk, name: string): Promise<Person> {
  const person = await signUpTrader(souk, name)
  const token = await tokenTo(souk, addressOf(person))
  await souk.call('POST /v1/users/confirmations', { body: { token } })
  return person
}

/** Somebody outside sends coins to somebody here. */
export async function deposit(
  stage: Stage,
  sent: {
    readonly person: number
    readonly coin: PlayedCoin
    readonly amount: bigint
    readonly text: string
    readonly forgetsMemo: boolean
    readonly isEnough?: boolean
  },
): Promise<void> {
  const network = played[sent.coin]
  const txid = await stage.chains[network].send({
    asset: sent.coin,
    amount: sent.text,
    user_name: stage.person(sent.person).name,
    ...(sent.forgetsMemo ? { without_memo: true } : {}),
  })
  stage.coinOf.set(txid, sent.coin)
  stage.model[network].transfers.push({
    txid,
    owner: sent.forgetsMemo && network === 'ton' ? null : sent.person,
    amount: sent.amount,
    isEnough: sent.isEnough ?? true,
    height: null,
    isDropped: false,
    isCredited: false,
  })
}

/** Mines; the product looks at the chain before it answers. */
export async function mine(stage: Stage, network: Network, blocks: number): Promise<void> {
  await stage.chains[network].mine(blocks)
  stage.model[network].mine(blocks)
  stage.model[network].look()
}
