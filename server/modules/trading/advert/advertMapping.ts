import type { Advert, AdvertSettings } from '../../../domain/advert/advert.ts'
import { multiplierOf, priceOf } from '../../../domain/advert/price.ts'
import { priceFieldsOf, storedPriceSetting } from '../../../domain/advert/priceSetting.ts'
import { compareDecimals, decimal, type DecimalString } from '../../../domain/money/decimal.ts'
import type { Rates } from '../../../domain/rate/rates.ts'
import type { CoinCode } from '../../../domain/reference/coin.ts'
import type { CountryCode } from '../../../domain/reference/country.ts'
import type { FiatCode } from '../../../domain/reference/fiat.ts'
import { parseSchedule, scheduleFields, noSchedule } from '../../../domain/schedule/schedule.ts'
import type { AdvertRow } from './tables.ts'

/** A numeric column as a decimal, without the zeros that its scale adds. */
export const stored = (text: string): DecimalString => decimal(text)
const storedOrNull = (text: string | null) => (text === null ? null : decimal(text))

/** A stored advert as the domain knows it. */
export function advertOfRow(row: AdvertRow): Advert {
  const schedule = parseSchedule(row.schedule)
  return {
    id: row.id,
    ownerId: row.owner_id,
    status: row.status,
    isWithheld: row.withheld_at !== null,
    type: row.type,
    coin: row.coin as CoinCode,
    fiat: row.fiat as FiatCode,
    country: row.country as CountryCode | null,
    paymentMethodCodes: row.method_codes,
    bankName: row.bank_name,
    paymentCredentialId: row.payment_credential_id,
    price: storedPriceSetting({
      marginPercent: storedOrNull(row.margin_percent),
      equation: row.equation,
      isFixPrice: row.is_fix_price,
    }),
    minimum: stored(row.minimum),
    maximum: stored(row.maximum),
    escrowMinutes: row.escrow_minutes,
    phoneRequired: row.phone_required,
    identityRequired: row.identity_required,
    minimumVolumeUsd: storedOrNull(row.minimum_volume_usd),
    minimumFeedbackScore: storedOrNull(row.minimum_feedback_score),
    firstTimeMaximum: storedOrNull(row.first_time_maximum),
    repeatVolumeCoefficient: storedOrNull(row.repeat_volume_coefficient),
    allowAnonymous: row.allow_anonymous,
    terms: row.terms,
    promoText: row.promo_text,
    schedule: schedule.ok ? schedule.schedule : noSchedule,
    timeZone: row.time_zone,
    isOnVacation: row.is_on_vacation,
    liquidityTracking: row.liquidity_tracking,
    stockUsed: stored(row.stock_used),
  }
}

/** The columns of what an owner sets, but the lines of requisites, which are sealed. */
export function columnsOf(settings: AdvertSettings, rates: Rates) {
  const price = priceFieldsOf(settings.price)
  return {
    type: settings.type,
    coin: settings.coin,
    fiat: settings.fiat,
    country: settings.country,
    method_codes: [...settings.paymentMethodCodes],
    bank_name: settings.bankName,
    payment_credential_id: settings.paymentCredentialId,
    margin_percent: price.marginPercent,
    equation: price.equation,
    is_fix_price: price.isFixPrice,
    multiplier: settings.price.mode === 'average' ? multiplierOf(settings.price.marginPercent) : null,
    own_price: ownPriceOf(settings, rates),
    minimum: settings.minimum,
    maximum: settings.maximum,
    escrow_minutes: settings.escrowMinutes,
    phone_required: settings.phoneRequired,
    identity_required: settings.identityRequired,
    minimum_volume_usd: settings.minimumVolumeUsd,
    minimum_feedback_score: settings.minimumFeedbackScore,
    first_time_maximum: settings.firstTimeMaximum,
    repeat_volume_coefficient: settings.repeatVolumeCoefficient,
    allow_anonymous: settings.allowAnonymous,
    terms: settings.terms,
    promo_text: settings.promoText,
    schedule: JSON.stringify(scheduleFields(settings.schedule)),
    time_zone: settings.timeZone,
    is_on_vacation: settings.isOnVacation,
    liquidity_tracking: settings.liquidityTracking,
  }
}

/** What a fixed or formula advert costs now; null for an average one, and while a formula has no price. */
export function ownPriceOf(
  settings: Pick<AdvertSettings, 'coin' | 'fiat' | 'price'>,
  rates: Rates,
): DecimalString | null {
  if (settings.price.mode === 'average') return null
  const price = priceOf(settings, rates)
  return price.ok ? price.value : null
}

/** Whether two decimals are the same number. */
export const isSame = (a: DecimalString | null, b: DecimalString | null): boolean =>
  a === null || b === null ? a === b : compareDecimals(a, b) === 0
