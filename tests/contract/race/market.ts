import { makeAdvert, openTrade, type TestSouk } from '../../support/souk.ts'
import type { Answer, Json, Person, SoukClient } from '../../support/soukClient.ts'
import { logInAs, newName, signUpTrader } from '../roles/scene.ts'

/** What people of a race hold: in units of a satoshi. */
export type Units = bigint

/** A seller with an advert at ₦100,000,000 a bitcoin. */
export interface Market {
  readonly souk: TestSouk
  readonly seller: Person
  readonly advert: { readonly id: string; readonly price: string }
}

/** The coins of a trade of ₦250,000. */
export const tradeUnits: Units = 250_000n

/** A market whose seller has so many bitcoin. */
export async function openMarket(souk: TestSouk, bitcoin: string): Promise<Market> {
  const seller = await signUpTrader(souk, 'seller')
  await souk.give(seller, 'BTC', bitcoin)
  return { souk, seller, advert: await makeAdvert(souk, seller) }
}

/** Somebody who buys. */
export const newBuyer = (souk: TestSouk): Promise<Person> => souk.signUp(newName('buyer'))

/** The market after a long time, when the seller's session may have ended. */
export const laterMarket = async (market: Market): Promise<Market> => ({
  ...market,
  seller: await logInAs(market.souk, market.seller),
})

/** Opens a trade of ₦250,000. */
export async function open({ souk, advert }: Market, buyer: Person): Promise<string> {
  const { status, body } = await openTrade(souk, buyer, advert)
  if (status !== 200) throw new Error(`No trade: ${JSON.stringify(body)}`)
  return body.id
}

/** An answer about a trade. */
export type TradeAnswer = Answer<Json & { readonly status: string; readonly code: string }>

/** Does something to a trade. */
export const act = (
  souk: SoukClient,
  trade: string,
  who: Person,
  action: string,
  body?: object,
  key?: string,
): Promise<TradeAnswer> =>
  souk.call(`POST /v1/trades/${trade}/${action}`, {
    as: who,
    ...(body ? { body } : {}),
    ...(key ? { key } : {}),
  })

export const released = { money_received: true, amount: '250000' }
export const conceded = { not_sent_or_returned: true, amount: '250000' }
export const statement = { reason: 'not_released', statement: 'I have paid and have the receipt.' }

/** What somebody has in Bitcoin: to spend, and in escrow. */
export async function holdings(
  souk: SoukClient,
  who: Person,
): Promise<{ readonly available: Units; readonly escrow: Units }> {
  const { body } = await souk.call<{ items: { asset: string; available: string; in_escrow: string }[] }>(
    'GET /v1/me/balance',
    { as: who },
  )
  const bitcoin = body.items.find(({ asset }) => asset === 'BTC')
  return { available: unitsOf(bitcoin?.available ?? '0'), escrow: unitsOf(bitcoin?.in_escrow ?? '0') }
}

/** Satoshis of a decimal. */
export function unitsOf(text: string): Units {
  const [whole = '0', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(8, '0'))
}

/** The answers by what they say. */
export const tally = (answers: readonly Answer<Json>[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const said = status === 200 ? 'ok' : `${status} ${String(body['code'])}`
    counts[said] = (counts[said] ?? 0) + 1
  }
  return counts
}

/** So many at once. */
export const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
