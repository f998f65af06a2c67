import type { TestSouk } from '../../../support/souk.ts'
import { sellAdvert } from '../../../support/souk.ts'
import type { Answer, Json, Person } from '../../../support/soukClient.ts'
import { signUpTrader } from '../../roles/scene.ts'

/** An advert as its owner sees it. */
export interface OwnView extends Json {
  readonly id: string
  readonly status: string
  readonly price: string
  readonly maximum: string
  readonly supports_instant_trade: boolean
  readonly settings: {
    readonly is_visible: boolean
    readonly invisible_reasons: readonly string[]
    readonly stock_left: string | null
    readonly trades_open: number
    readonly is_on_vacation: boolean
    readonly margin_percent: string | null
  }
}

/** What came of one advert of several. */
export interface Changed {
  readonly id: string
  readonly advert: OwnView | null
  readonly refusal: { readonly code: string; readonly field: string | null } | null
}

/** What is said when something is refused. */
export interface Refused extends Json {
  readonly code: string
  readonly errors: Json
  readonly params?: Json
}

/** An owner's own page of adverts. */
export interface OwnPage extends Json {
  readonly items: readonly OwnView[]
  readonly counts: Readonly<Record<string, number>>
}

/** Calls of an owner, by what they do. */
export interface Desk {
  readonly owner: Person
  readonly make: (changes?: object) => Promise<OwnView>
  readonly makeSeveral: (adverts: readonly object[], more?: object, key?: string) => Promise<Answer<Json>>
  readonly change: (
    ids: readonly string[],
    change: object,
    more?: object,
  ) => Promise<Answer<Refused & { items: readonly Changed[] }>>
  readonly mine: (query?: string) => Promise<OwnPage>
  readonly states: (ids: readonly string[]) => Promise<readonly Json[]>
  readonly price: (query: Record<string, string>) => Promise<Answer<Refused>>
}

/** The calls of somebody. */
export function deskOf(souk: TestSouk, owner: Person): Desk {
  const made = (body: object) => souk.call<OwnView>('POST /v2/pro', { as: owner, body })
  return {
    owner,
    async make(changes = {}) {
      const { status, body } = await made({ ...sellAdvert, ...changes })
      if (status !== 200) throw new Error(`No advert: ${JSON.stringify(body)}`)
      return body
    },
    makeSeveral: (adverts, more = {}, key) =>
      souk.call('POST /v1/me/pro', {
        as: owner,
        body: { adverts: adverts.map(changes => ({ ...sellAdvert, ...changes })), ...more },
        ...(key ? { key } : {}),
      }),
    change: (ids, change, more = {}) =>
      souk.call('PATCH /v1/me/pro', { as: owner, body: { ids, change, ...more } }),
    mine: async (query = '') => (await souk.call<OwnPage>(`GET /v1/me/pro${query}`, { as: owner })).body,
    async states(ids) {
      const query = new URLSearchParams(ids.map(id => ['ids', id]))
      const { body } = await souk.call<{ items: Json[] }>(`GET /v1/pro/states?${query}`, { as: owner })
      return body.items
    },
    price: query =>
      souk.call(
        `GET /v1/pro/calculate_price?${new URLSearchParams({ type: 'Ad::Sell', crypto_currency_code: 'BTC', currency_code: 'NGN', ...query })}`,
        { as: owner },
      ),
  }
}

/** Somebody with coins who has traded. */
export async function ownerWith(souk: TestSouk, bitcoin: string): Promise<Desk> {
  const owner = await signUpTrader(souk, 'owner')
  if (bitcoin !== '0') await souk.give(owner, 'BTC', bitcoin)
  return deskOf(souk, owner)
}
