import {
  addDecimals,
  compareDecimals,
  decimal,
  multiplyDecimals,
  roundDecimal,
} from '../../domain/money/decimal.ts'
import { fiats, isFiatCode } from '../../domain/reference/fiat.ts'
import type { Api } from './api.ts'
import type { Player } from './players.ts'
import type { Played } from './playedParts.ts'

/** An advert of somebody of the market, as they read it. */
export interface OwnAdvert {
  readonly id: string
  readonly type: 'Ad::Sell' | 'Ad::Buy'
  readonly status: string
  readonly currency_code: string
  readonly price_mode: 'fixed' | 'average' | 'formula'
  readonly market_rate: string | null
  readonly settings: { readonly margin_percent: string | null } | null
}

/** What somebody changes in an advert of theirs. */
export interface OfferMove {
  readonly id: string
  readonly change:
    | { readonly status: 'listed' | 'unlisted' }
    | { readonly margin_percent: string }
    | { readonly fixed_price: string }
}

/** So many of an owner’s adverts stay in sight, whatever comes and goes. */
const leastListed = 4
/** Percentages between which a margin moves, a tenth at a time. */
const margins = {
  'Ad::Sell': [decimal('-0.5'), decimal('2.5')],
  'Ad::Buy': [decimal('-3'), decimal('0')],
} as const
/** By how much fixed prices differ from the market's rate, of each side. */
const fixedFactors = {
  'Ad::Sell': ['1.003', '1.006', '1.009'],
  'Ad::Buy': ['0.997', '0.994', '0.991'],
} as const

/**
 * What an owner does with their offers now: what was taken away comes back, another is taken away now and then, and most often a
 * price follows the market a little. Null where nothing is to be done.
 * @param draw from 0 up to and without 1, one for each decision
 */
export function offerMove(
  adverts: readonly OwnAdvert[],
  draw: (decision: 'what' | 'which' | 'how') => number,
): OfferMove | null {
  const listed = adverts.filter(({ status }) => status === 'listed')
  const away = adverts.filter(({ status }) => status === 'unlisted')
  const what = draw('what')
  const back = pick(away, draw('which'))
  if (back && what < 0.5) return { id: back.id, change: { status: 'listed' } }
  const one = pick(listed, draw('which'))
  if (!one) return null
  if (what < 0.65 && what >= 0.5 && listed.length > leastListed)
    return { id: one.id, change: { status: 'unlisted' } }
  return priceMove(one, draw('how'))
}

const pick = <T>(from: readonly T[], draw: number): T | undefined => from[Math.floor(draw * from.length)]

/** How each price is moved; those by a formula follow the market by themselves. */
const moves: Readonly<
  Record<OwnAdvert['price_mode'], (advert: OwnAdvert, draw: number) => OfferMove['change'] | null>
> = {
  average({ type, settings }, draw) {
    const [least, most] = margins[type]
    const now = decimal(settings?.margin_percent ?? '0')
    const moved = addDecimals(now, decimal(draw < 0.5 ? '-0.1' : '0.1'))
    const atLeast = compareDecimals(moved, least) < 0 ? least : moved
    const next = compareDecimals(atLeast, most) > 0 ? most : atLeast
    return compareDecimals(next, now) === 0 ? null : { margin_percent: next }
  },
  fixed({ type, market_rate, currency_code }, draw) {
    const factor = pick(fixedFactors[type], draw)
    if (market_rate === null || factor === undefined || !isFiatCode(currency_code)) return null
    const exact = multiplyDecimals(decimal(market_rate), decimal(factor))
    return { fixed_price: roundDecimal(exact, fiats[currency_code].minorUnits, 'halfUp') }
  },
  formula: () => null,
}

function priceMove(advert: OwnAdvert, draw: number): OfferMove | null {
  const change = moves[advert.price_mode](advert, draw)
  return change && { id: advert.id, change }
}

/** Somebody of the market looks after their offers, by the public calls. Who it is, is chance. */
export async function moveAnOffer(
  { api, played, cast }: { readonly api: Api; readonly played: Played; readonly cast: readonly Player[] },
  draw: (decision: 'who' | 'what' | 'which' | 'how') => number,
): Promise<void> {
  // The adverts of those whom the page /dev logs in as show every state that there is, and stay as they are.
  const owner = pick(
    cast.filter(({ isNamed }) => !isNamed),
    draw('who'),
  )
  if (!owner || (await played.isPlayedNow(owner.userName))) return
  const { items } = await api.call<{ items: readonly OwnAdvert[] }>(
    owner.userName,
    'GET /v1/me/pro?limit=100',
  )
  const move = offerMove(items, draw)
  if (move) await api.call(owner.userName, `PATCH /v2/pro/${move.id}`, move.change)
}
