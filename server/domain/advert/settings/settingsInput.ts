import type { Rates } from '../../rate/rates.ts'
import { isCoinCode } from '../../reference/coin.ts'
import { isFiatCode } from '../../reference/fiat.ts'
import { findTimeZone } from '../../reference/timeZone.ts'
import { refuse } from '../../refusal/refusal.ts'
import type { Refusal } from '../../refusal/refusal.ts'
import type { AdvertSettings } from '../advert.ts'
import { FieldReader } from '../../refusal/fieldReader.ts'
import { priceOf } from '../price.ts'
import { advertRules } from '../rules.ts'
import type { AdvertRules } from '../rules.ts'
import {
  readCounterparty,
  readCountry,
  readEscrow,
  readLimits,
  readPayment,
  readPrice,
  readSchedule,
} from './settingsPart.ts'
import type { TypedSettings } from './typedSettings.ts'

export type SettingsReading =
  | { readonly ok: true; readonly settings: AdvertSettings }
  | { readonly ok: false; readonly refusals: readonly Refusal[] }

/**
 * Reads an ad's settings: all of what is wrong at once, each at its field in the wire's spelling. The price must come out
 * at today's rates. Ads that swap coins are not made here: `invalid_choice` at `type`.
 */
export function readSettings(
  input: TypedSettings,
  rates: Rates,
  rules: AdvertRules = advertRules,
): SettingsReading {
  const reader = new FieldReader()
  const coin = reader.choice('crypto_currency_code', isCoinCode(input.coin) ? input.coin : undefined)
  const fiat = reader.choice('currency_code', isFiatCode(input.fiat) ? input.fiat : undefined)
  const country = readCountry(reader, input.country)
  if (input.type === 'Ad::Swap') reader.refuse(refuse('invalid_choice', 'type'))
  if (coin === undefined || fiat === undefined || country === undefined)
    return { ok: false, refusals: reader.refusals }
  const limits = readLimits(reader, input, fiat)
  const settings = {
    type: input.type,
    coin,
    fiat,
    country,
    ...readPayment(reader, input, fiat, country, rules),
    price: readPrice(reader, input.price, rules),
    ...limits,
    escrowMinutes: readEscrow(reader, input, rules),
    ...readCounterparty(reader, input, fiat, limits.minimum),
    terms: reader.text('terms', input.terms, rules.length.terms),
    promoText: reader.text('promo_text', input.promoText, rules.length.promoText),
    schedule: readSchedule(reader, input.schedule),
    timeZone: reader.choice('time_zone', findTimeZone(input.timeZone))?.id,
    isOnVacation: input.isOnVacation,
    liquidityTracking: input.liquidityTracking,
  }
  if (settings.price) {
    const price = priceOf({ coin, fiat, price: settings.price }, rates, rules)
    if (!price.ok) reader.refuse(price.refusal)
  }
  return isComplete(settings) && reader.refusals.length === 0
    ? { ok: true, settings }
    : { ok: false, refusals: reader.refusals }
}

/** Settings of which some may not have been readable. */
type Partly<T> = { readonly [Field in keyof T]: T[Field] | undefined }

const isComplete = (settings: Partly<AdvertSettings>): settings is AdvertSettings =>
  Object.values(settings).every(value => value !== undefined)
