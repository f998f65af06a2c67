import type { Static } from 'typebox'
import type { Connection } from '../../../database/database.ts'
import type { Advert } from '../../../domain/advert/advert.ts'
import { amountsOf, type AmountSide } from '../../../domain/advert/conversion.ts'
import { maximumNow, stockLeft, viewerLimit } from '../../../domain/advert/limit.ts'
import { marketDeltaPercent, priceOf } from '../../../domain/advert/price.ts'
import { priceFieldsOf } from '../../../domain/advert/priceSetting.ts'
import { whyCannotTake, type Viewer as AdvertViewer } from '../../../domain/advert/requirement.ts'
import { decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import { isRatePaused } from '../../reference/rate/ratePause.ts'
import { freshnessOf } from '../../../domain/rate/freshness.ts'
import { risksOf } from '../../../domain/reputation/risk.ts'
import { rateOf, type Rates } from '../../../domain/rate/rates.ts'
import { findPaymentMethod } from '../../../domain/reference/paymentMethod.ts'
import { scheduleFields, showsSchedule } from '../../../domain/schedule/schedule.ts'
import type { ServerLocale } from '../../../locales/wording.ts'
import { sideOfOwner } from '../../../domain/trade/party.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { product } from '../../../runtime/product.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import { readTraders, type KnownTrader } from '../../people/profile/traders.ts'
import { isRiskyPayment } from '../../people/profile/openOffers.ts'
import { riskRecord } from '../../people/profile/riskRecord.ts'
import { advertOfRow } from './advertMapping.ts'
import { readOwners, type OwnerFacts } from './facts/ownerFacts.ts'
import { readOpenTrades } from './facts/openTrades.ts'
import type { Advert as AdvertSchema } from './schema.ts'
import type { AdvertRow } from './tables.ts'
import { readTies, openingOf, readViewer, type Ties } from './facts/viewerFacts.ts'
import { methodName } from '../../../locales/referenceNames.ts'

/** An advert as the wire shows it to one viewer. */
export type AdvertView = Static<typeof AdvertSchema>

/** Who looks at adverts, when, at which rates, and for how much. */
export interface AdvertLook {
  readonly viewer: Viewer
  readonly locale: ServerLocale
  readonly at: Date
  readonly rates: Rates
  /** Opens the requisites of the viewer's own. */
  readonly requisites: Pick<RequisiteSeal, 'open'>
  /** What the viewer wants to trade; null while they have not said. */
  readonly amount: { readonly amount: DecimalString; readonly side: AmountSide } | null
}

interface Around extends AdvertLook {
  readonly owner: OwnerFacts
  readonly trader: KnownTrader
  readonly asViewer: AdvertViewer
  readonly ties: Ties
  /** Of the viewer's own adverts, by id; those without are left out. */
  readonly tradesOpen: ReadonlyMap<string, number>
  /** Whether operators have paused a rate that the pair is made of. */
  readonly isPaused: boolean
}

/** Adverts of one pair as one viewer sees them: priced now, with what stands in the viewer's way. */
export async function presentAdverts(
  db: Connection,
  rows: readonly AdvertRow[],
  look: AdvertLook,
): Promise<AdvertView[]> {
  const [first] = rows
  if (!first) return []
  const owners = rows.map(row => row.owner_id)
  const ownerOf = await readOwners(db, owners, look.at)
  const traders = await readTraders(db, owners)
  const { coin, fiat } = advertOfRow(first)
  const asViewer = await readViewer(db, look.viewer, coin, await openingOf(db, look.viewer, look.at))
  const ties = await readTies(db, look.viewer, owners, fiat)
  const tradesOpen = await readOpenTrades(db, look.viewer, owners)
  const isPaused = await isRatePaused(db, [coin, fiat])
  return rows.flatMap(row => {
    const trader = traders.get(row.owner_id)
    return trader
      ? [view(row, { ...look, owner: ownerOf(row.owner_id), trader, asViewer, ties, tradesOpen, isPaused })]
      : []
  })
}

function view(row: AdvertRow, around: Around): AdvertView {
  const { rates, viewer, trader } = around
  const advert = advertOfRow(row)
  const price = priceOf(advert, rates)
  const priceNow = price.ok ? price.value : null
  const market = rateOf(rates, advert.coin, advert.fiat)
  const isOwn = viewer.kind !== 'visitor' && viewer.userId === row.owner_id
  return {
    ...termsOf(advert, around.locale),
    ...offerOf(row, advert, priceNow, around),
    id: row.id,
    type: advert.type,
    status: advert.status,
    price_mode: advert.price.mode,
    price: priceNow,
    market_rate: market,
    market_delta_percent: priceNow === null ? null : marketDeltaPercent(priceNow, market),
    priced_at: rates.at.toISOString(),
    owner: trader.view,
    is_own: isOwn,
    risks: [...risksOf(riskFactsOf(row, advert, around, isOwn))],
    supports_instant_trade: row.is_instant,
    settings: isOwn ? settingsOf(row, advert, around) : null,
  }
}

/** What may make a viewer careful with this offer. */
function riskFactsOf(row: AdvertRow, advert: Advert, { trader, ties, viewer, at }: Around, isOwn: boolean) {
  return {
    ...riskRecord(trader, at),
    takesReversible: isRiskyPayment(advert.type, advert.paymentMethodCodes),
    tradesWithViewer: viewer.kind === 'user' && !isOwn ? ties.shared(row.owner_id).trades : null,
  }
}

/** What depends on the price: the limits of the moment, what the viewer gets, and what stands in their way. */
function offerOf(row: AdvertRow, advert: Advert, price: DecimalString | null, around: Around) {
  if (price === null)
    return {
      maximum: advert.maximum,
      you_get: null,
      viewer_limit: null,
      requirements: [{ code: 'advert_disabled', required: null, present: null }],
    }
  const { owner, rates, ties, asViewer, amount, at } = around
  const most = maximumNow(advert, {
    price,
    rates,
    available: owner.available(advert.coin),
    feePercent: owner.feePercent,
  })
  const amounts = amount ? amountsOf(amount, { price, coin: advert.coin, fiat: advert.fiat }) : null
  const viewerBuys = sideOfOwner[advert.type] === 'seller'
  return {
    maximum: most,
    you_get: amounts === null ? null : viewerBuys ? amounts.coin : amounts.fiat,
    viewer_limit: viewerLimit(advert, {
      price,
      maximumNow: most,
      available: asViewer.userId === null ? null : asViewer.available,
      shared: ties.shared(row.owner_id),
    }),
    requirements: whyCannotTake(advert, asViewer, {
      isVisible: row.is_visible,
      price,
      freshness: around.isPaused ? 'refused' : freshnessOf(rates.at, at, product.rate),
      maximumNow: most,
      bannedByOwner: ties.bannedBy(row.owner_id),
      ownerBannedByViewer: ties.banned(row.owner_id),
      shared: ties.shared(row.owner_id),
      amount: amounts?.fiat ?? null,
    }).map(requirement => ({ ...requirement })),
  }
}

function termsOf(advert: Advert, locale: ServerLocale) {
  return {
    crypto_currency_code: advert.coin,
    currency_code: advert.fiat,
    country_code: advert.country,
    payment_methods: advert.paymentMethodCodes.flatMap(code => {
      const method = findPaymentMethod(code)
      return method
        ? [
            {
              code,
              url_code: method.urlCode,
              name: methodName(method, locale),
              group: method.group,
              speed: method.speed,
              reversible: method.reversible,
            },
          ]
        : []
    }),
    bank_name: advert.bankName,
    minimum: advert.minimum,
    escrow_minutes: advert.escrowMinutes,
    allow_anonymous: advert.allowAnonymous,
    phone_required: advert.phoneRequired,
    identity_required: advert.identityRequired,
    minimum_volume_usd: advert.minimumVolumeUsd,
    minimum_feedback_score: advert.minimumFeedbackScore,
    first_time_maximum: advert.firstTimeMaximum,
    terms: advert.terms,
    promo_text: advert.promoText,
  }
}

/** What its owner alone sees. */
function settingsOf(
  row: AdvertRow,
  advert: Advert,
  { requisites, tradesOpen }: Around,
): NonNullable<AdvertView['settings']> {
  const price = priceFieldsOf(advert.price)
  return {
    requisites: [...requisites.open(row.requisites, `advert:${row.id}`)],
    payment_credential_id: row.payment_credential_id,
    margin_percent: price.marginPercent,
    equation: price.equation,
    is_fix_price: price.isFixPrice,
    minimum: advert.minimum,
    maximum: decimal(advert.maximum),
    schedule: showsSchedule(advert.schedule) ? scheduleFields(advert.schedule) : null,
    time_zone: advert.timeZone,
    is_on_vacation: advert.isOnVacation,
    liquidity_tracking: advert.liquidityTracking,
    repeat_volume_coefficient: advert.repeatVolumeCoefficient,
    is_visible: row.is_visible,
    invisible_reasons: [...row.hidden_reasons],
    withheld_reason: row.withheld_reason,
    trades_open: tradesOpen.get(row.id) ?? 0,
    stock_left: stockLeft(advert),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
