import { coins, type CoinCode } from '../../../../server/domain/reference/coin.ts'
import { decimal } from '../../../../server/domain/money/decimal.ts'
import { toUnits } from '../../../../server/domain/money/units.ts'
import type { TestSouk } from '../../../support/souk.ts'
import type { Json, Person } from '../../../support/soukClient.ts'
import { newName } from '../../roles/scene.ts'

type Quote = Json & {
  readonly id: string
  readonly to_amount: string
  readonly trade_id: string
  readonly code: string
  readonly metadata: { readonly quote: Quote }
}
type Offer = Json & { readonly id: string; readonly code: string }
interface Listed {
  readonly house: { readonly rate: string; readonly fits: boolean; readonly is_best: boolean }
  readonly items: readonly { readonly id: string; readonly fits: boolean; readonly is_best: boolean }[]
}
type Trade = Json & {
  readonly fee: { readonly amount: string }
  readonly actions: readonly { readonly action: string; readonly is_available: boolean }[]
}

export type SwapCast = ReturnType<typeof swapCast>

const path = '/v1/crypto_crypto_swaps'
const usual = {
  gives_code: 'BTC',
  takes_code: 'USDT',
  margin_percent: '0.5',
  minimum: '0.0005',
  maximum: '0.005',
}

/** People who offer coins and people who take them, with what they do. */
export function swapCast(souk: TestSouk) {
  const flag = (person: Person, is_on: boolean) =>
    souk.call('POST /dev/flag', { body: { name: 'crypto_swaps_offers', user_name: person.name, is_on } })
  async function somebody(coin: string, amount: string) {
    const person = await souk.signUp(newName('offers'))
    await souk.give(person, coin, amount)
    await flag(person, true)
    return person
  }
  const create = (as: Person, changes: object = {}) =>
    souk.call<Offer>(`POST ${path}/offers`, { as, body: { ...usual, ...changes } })

  return {
    flag,
    create,
    owner: (coin = 'BTC', amount = '1') => somebody(coin, amount),
    taker: (amount = '10000') => somebody('USDT', amount),
    offer: async (as: Person, changes: object = {}) => {
      const { status, body } = await create(as, changes)
      if (status !== 200) throw new Error(`The offer was answered ${JSON.stringify(body)}`)
      return body
    },
    pause: (as: Person, id: string, is_paused: boolean) =>
      souk.call<Offer>(`PATCH ${path}/offers/${id}`, { as, body: { is_paused } }),
    remove: (as: Person, id: string) => souk.call<Offer>(`DELETE ${path}/offers/${id}`, { as }),
    own: async (as: Person) =>
      (await souk.call<{ items: Offer[]; used: number; limit: number }>(`GET ${path}/offers/own`, { as }))
        .body,
    list: async (as: Person, query: string) =>
      (await souk.call<Listed>(`GET ${path}/offers?${query}`, { as })).body,
    quote: (as: Person, id: string, amount: string, side = 'from') =>
      souk.call<Quote>(`POST ${path}/offers/${id}/quotes`, { as, body: { amount, side } }),
    confirm: (as: Person, quote: { readonly id: string }, key?: string) =>
      souk.call<Quote>(`POST ${path}`, {
        as,
        ...(key === undefined ? {} : { key }),
        body: { quote_id: quote.id },
      }),
    trade: (as: Person, id: string) => souk.call<Trade>(`GET /v1/trades/${id}`, { as }),
    async balanceOf(as: Person): Promise<Record<string, string>> {
      const { body } = await souk.call<{ items: { asset: string; available: string }[] }>(
        'GET /v1/me/balance',
        { as },
      )
      return Object.fromEntries(body.items.map(({ asset, available }) => [asset, available]))
    },
    units: (coin: CoinCode, text: string) => toUnits(decimal(text), coins[coin].scale, 'exact'),
    /** Swaps with the house what somebody has of bitcoin, down to what no offer is covered by. */
    async spendAll(as: Person) {
      for (let share = 0; share < 8; share++) {
        const { body } = await souk.call<Quote>(`POST ${path}/quotes`, {
          as,
          body: { from_code: 'BTC', to_code: 'USDT', amount: '0.1248', side: 'from' },
        })
        await souk.call<Quote>(`POST ${path}`, { as, body: { quote_id: body.id } })
      }
    },
  }
}
