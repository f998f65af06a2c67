import { payerNameOf, requisitesFor } from './actRequest.ts'
import { CallFailed, type Api } from './api.ts'
import type { Player } from './players.ts'
import type { CharacterName } from './characters.ts'
import type { Played } from './playedParts.ts'
import { fillPurse } from './purse.ts'

/** Somebody of the market who has opened a trade with a stranger. */
export interface Visit {
  readonly trade_id: string
  readonly user_name: string
}

/** What a visit needs. */
export interface VisitParts {
  readonly api: Api
  readonly played: Played
  readonly cast: readonly Player[]
  readonly chance: (key: string) => number
}

interface Offer {
  readonly id: string
  readonly type: 'Ad::Sell' | 'Ad::Buy'
  readonly price: string | null
  readonly minimum: string
  readonly crypto_currency_code: string
  readonly currency_code: string
  readonly requirements: readonly { readonly code: string }[]
  readonly payment_methods: readonly { readonly code: string }[]
}

/** Whoever was asked and cannot is followed by so many others. */
const mostAsked = 4

/**
 * Somebody of a character opens a trade with whoever bears this name, on one of their adverts, for its smallest amount: they buy
 * what is sold, and sell what is bought. Null where nobody can.
 * @param wish.turn makes one visit differ from another
 */
export async function openDemoTrade(
  parts: VisitParts,
  wish: { readonly userName: string; readonly character: CharacterName; readonly turn: string },
): Promise<Visit | null> {
  const { api, chance } = parts
  const [asker] = parts.cast
  const path = `/v1/offers/of/${encodeURIComponent(wish.userName)}`
  const { items } = await api.call<{ items: readonly Offer[] }>(asker?.userName ?? '', `GET ${path}`)
  const fiats = new Set(items.map(({ currency_code }) => currency_code))
  for (const visitor of visitors(parts, wish, fiats).slice(0, mostAsked)) {
    if (await parts.played.isPlayedNow(visitor.userName)) continue
    // Asked again as the one who goes: what is against them is theirs.
    const theirs = await api.call<{ items: readonly Offer[] }>(visitor.userName, `GET ${path}`)
    const possible = theirs.items.filter(
      ({ price, requirements }) => price !== null && isOnlyCoins(requirements),
    )
    const offer = possible[Math.floor(chance(`${wish.turn} offer`) * possible.length)]
    if (!offer) continue
    const opened = await open(parts, visitor, offer).catch((error: unknown) => {
      if (error instanceof CallFailed && error.status < 500) return null
      throw error
    })
    if (opened) return { trade_id: opened.id, user_name: visitor.userName }
  }
  return null
}

/** Coins that are missing come from the faucet. */
const isOnlyCoins = (requirements: Offer['requirements']): boolean =>
  requirements.every(({ code }) => code === 'balance_too_low')

/** Those of a character, in an order of chance; who trades the same fiat comes first. New and named people stay at home. */
const visitors = (
  { cast, chance }: VisitParts,
  { character, userName, turn }: { character: CharacterName; userName: string; turn: string },
  fiats: ReadonlySet<string>,
): readonly Player[] =>
  cast
    .filter(one => one.character === character && one.trades > 0 && one.userName !== userName && !one.isNamed)
    .map(one => ({ one, place: chance(`${turn} ${one.userName}`) - (fiats.has(one.fiat) ? 1 : 0) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one)

async function open({ api }: VisitParts, visitor: Player, offer: Offer): Promise<{ id: string }> {
  const { userName } = visitor
  if (offer.type === 'Ad::Buy') await fillPurse(api, userName, offer.crypto_currency_code)
  const method = offer.payment_methods[0]?.code ?? ''
  return api.call(
    userName,
    `POST /v1/pro/${offer.id}/trades`,
    {
      amount: offer.minimum,
      price_seen: offer.price,
      payment_method_code: method,
      ...(offer.type === 'Ad::Sell'
        ? { payer_name: payerNameOf(visitor) }
        : { requisites: requisitesFor(visitor, method) }),
    },
    crypto.randomUUID(),
  )
}
