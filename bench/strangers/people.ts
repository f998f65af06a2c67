import { setTimeout as sleep } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { makeAdvert, openTrade } from '../../tests/support/souk.ts'
import type { Answer, Person, SoukClient } from '../../tests/support/soukClient.ts'

/** What people do. */
export const kinds = ['browse', 'search', 'trade', 'chat', 'wallet'] as const
export type Kind = (typeof kinds)[number]

/** How long each call took, in milliseconds, by its kind. */
export type Took = Readonly<Record<Kind, number[]>>

/** People of one product who know each other's adverts. */
export interface People {
  /** One who is a party of no trade and sells nothing. */
  readonly stranger: Person
  /** A trade that the stranger has opened, so that its attachments take the stranger's files up to their size. */
  readonly tradeOfStranger: string
  /** Each does one thing after the other for so long. Throws when one is refused. */
  live(seconds: number): Promise<Took>
}

const sellers = 5
/** Between two calls of one person: as somebody who is quick. */
const pauseMs = 900
const searchPath = '/v1/pro/search?type=buy&crypto_currency_code=BTC&currency_code=NGN'

interface Buyer {
  readonly person: Person
  readonly seller: Person
  readonly advert: { readonly id: string; readonly price: string }
}

/** Signs them up: five who sell, the others buy. */
export async function gatherPeople(api: SoukClient, count: number): Promise<People> {
  const shops: Omit<Buyer, 'person'>[] = []
  for (let index = 0; index < sellers; index++) {
    const seller = await api.signUp(`seller${index}`)
    await api.give(seller, 'BTC', '100')
    shops.push({ seller, advert: await makeAdvert(api, seller) })
  }
  const buyers: Buyer[] = []
  for (let index = 0; index < count - sellers; index++)
    buyers.push({
      ...(shops[index % sellers] as (typeof shops)[number]),
      person: await api.signUp(`buyer${index}`),
    })
  const stranger = await api.signUp('stranger')
  const opened = await openTrade(api, stranger, (shops[0] as (typeof shops)[number]).advert, '20000')
  return {
    stranger,
    tradeOfStranger: idOf(opened),
    async live(seconds) {
      const took: Took = { browse: [], search: [], trade: [], chat: [], wallet: [] }
      const until = performance.now() + seconds * 1000
      await Promise.all(buyers.map((buyer, index) => spend(api, buyer, index, until, took)))
      return took
    },
  }
}

/** One person's time: a look around, a trade from end to end, a look at the wallet, and again. */
async function spend(
  api: SoukClient,
  { person, seller, advert }: Buyer,
  index: number,
  until: number,
  took: Took,
) {
  const timed = async <T>(kind: Kind, call: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    const sent = performance.now()
    const answer = await call()
    took[kind].push(performance.now() - sent)
    if (answer.status !== 200)
      throw new Error(`${kind} was answered ${answer.status} ${JSON.stringify(answer.body)}`)
    await sleep(pauseMs)
    return answer
  }
  const look = (kind: Kind, path: string) =>
    timed(kind, () => api.call(`GET ${path as `/${string}`}`, { as: person }))
  // Not all at the same moment.
  await sleep((pauseMs * (index % 10)) / 10)
  while (performance.now() < until) {
    await look('browse', `/v1/profiles/${seller.name}`)
    await look('search', searchPath)
    await look('browse', '/v2/payment_methods')
    const id = idOf(await timed('trade', () => openTrade(api, person, advert, '20000')))
    const act = (kind: Kind, as: Person, action: string, body: object) =>
      timed(kind, () => api.call(`POST /v1/trades/${id}/${action}`, { as, body }))
    await act('chat', person, 'create_message_in_trade_conversation', {
      text: 'Paying now.',
      client_id: randomUUID(),
    })
    await act('trade', person, 'confirm', {})
    await act('trade', seller, 'complete', { money_received: true, amount: '20000' })
    await look('wallet', '/v1/me/balance')
    await look('wallet', '/v1/transactions')
  }
}

function idOf({ status, body }: Answer<{ id: string }>): string {
  if (status !== 200) throw new Error(`no trade: ${status} ${JSON.stringify(body)}`)
  return body.id
}
