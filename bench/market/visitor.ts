import { setTimeout as sleep } from 'node:timers/promises'
import { makeAdvert } from '../../tests/support/souk.ts'
import type { Json, Person, SoukClient } from '../../tests/support/soukClient.ts'

/** What somebody has done in the market who trades with its people all the time. */
export interface Done {
  bought: number
  sold: number
  refused: number
  ruled: number
  /** Trades that did not end in the time that somebody waits. */
  leftOpen: number
  slowestMs: number
}

interface TradeSeen extends Json {
  readonly id: string
  readonly status: string
  readonly fiat_amount: string
  readonly finished_at: string | null
}

interface Offer {
  readonly id: string
  readonly price: string
  readonly minimum: string
  readonly owner: { readonly user_name: string }
  readonly payment_methods: readonly { readonly code: string }[]
}

const lookMs = 250
const patienceMs = 30_000
const minute = 60_000
const pairs = [
  'USDT NGN',
  'BTC NGN',
  'TON RUB',
  'ETH KES',
  'USDT RUB',
  'LTC USD',
  'USDT EUR',
  'TRX TRY',
] as const
/** From these nobody gets coins without a dispute. */
const keepers: ReadonlySet<string> = new Set('emeka88 yaw88 Тихон adaeze_fx volga_p2p desert.fox'.split(' '))

/** Somebody who trades with the market’s people until the time is over: buys, sells, meets a liar and has a dispute ruled. */
export async function trade(api: SoukClient, until: number): Promise<Done> {
  const done: Done = { bought: 0, sold: 0, refused: 0, ruled: 0, leftOpen: 0, slowestMs: 0 }
  const me = await api.signUp('visitor')
  await api.give(me, 'BTC', '3')
  await makeAdvert(api, me)
  for (let round = 0; performance.now() < until; round++) {
    await buy(api, me, round, done)
    await sell(api, me, 'quick', done)
    if (round % 4 === 1) await sell(api, me, 'liar', done)
    if (round % 4 === 3) await sell(api, me, 'pays_short', done)
  }
  return done
}

const tradeOf = async (api: SoukClient, as: Person, id: string): Promise<TradeSeen> =>
  (await api.call<TradeSeen>(`GET /v1/trades/${id}`, { as })).body

/** Waits until a trade is as it should be; false when nobody would have waited so long. */
async function waitFor(
  api: SoukClient,
  as: Person,
  id: string,
  isSo: (trade: TradeSeen) => boolean,
  done: Done,
): Promise<boolean> {
  const began = performance.now()
  while (performance.now() - began < patienceMs) {
    if (isSo(await tradeOf(api, as, id))) {
      done.slowestMs = Math.max(done.slowestMs, Math.round(performance.now() - began))
      return true
    }
    await sleep(lookMs)
  }
  done.leftOpen += 1
  return false
}

async function buy(api: SoukClient, me: Person, round: number, done: Done): Promise<void> {
  const [coin = '', fiat = ''] = (pairs[round % pairs.length] ?? '').split(' ')
  const search = `type=buy&crypto_currency_code=${coin}&currency_code=${fiat}&mine=without&limit=20` as const
  const { body } = await api.call<{ items: readonly Offer[] }>(`GET /v1/pro/search?${search}`, { as: me })
  const offers = body.items.filter(({ owner }) => !keepers.has(owner.user_name))
  const offer = offers[round % Math.max(1, offers.length)]
  if (!offer) return
  const opened = await api.call<TradeSeen>(`POST /v1/pro/${offer.id}/trades`, {
    as: me,
    body: {
      amount: offer.minimum,
      price_seen: offer.price,
      payment_method_code: offer.payment_methods[0]?.code,
    },
  })
  // A price may have moved meanwhile.
  if (opened.status !== 200) return
  const { id } = opened.body
  await say(api, me, id, round % 2 === 0 ? 'Hello, I pay at once' : 'Здравствуйте, сейчас оплачу')
  await api.call(`POST /v1/trades/${id}/confirm`, { as: me, body: { payer_name: 'VISITOR' } })
  if (!(await waitFor(api, me, id, ({ finished_at }) => finished_at !== null, done))) return
  done.bought += 1
  await api.call('POST /v1/feedbacks', { as: me, body: { trade_id: id, grade: 'positive', text: 'Quick.' } })
}

const say = (api: SoukClient, as: Person, id: string, text: string) =>
  api.call(`POST /v1/trades/${id}/create_message_in_trade_conversation`, {
    as,
    body: { text, client_id: crypto.randomUUID() },
  })

async function sell(api: SoukClient, me: Person, character: string, done: Done): Promise<void> {
  const asked = await api.call<{ trade_id: string }>('POST /dev/market/visits', {
    body: { user_name: me.name, character },
  })
  if (asked.status !== 200) return
  const id = asked.body.trade_id
  if (!(await waitFor(api, me, id, ({ status }) => status === 'paid_confirmed', done))) return
  const statement = await api.call<{
    transfers: readonly { trade_id: string; amount: string; asked: string }[]
  }>('GET /dev/market/state')
  const came = statement.body.transfers.find(({ trade_id }) => trade_id === id)
  if (came && came.amount === came.asked) {
    const { fiat_amount } = await tradeOf(api, me, id)
    await api.call(`POST /v1/trades/${id}/complete`, {
      as: me,
      body: { money_received: true, amount: fiat_amount },
    })
    done.sold += 1
    return
  }
  done.refused += 1
  await say(api, me, id, 'This is not what was agreed. Please open a dispute.')
  await api.advance(16 * minute)
  if (await waitFor(api, me, id, ({ status }) => status === 'cancelled_by_admin', done)) done.ruled += 1
}
