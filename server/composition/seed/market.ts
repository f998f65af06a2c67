import type { ServerLocale } from '../../locales/wording.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { decimal, divideDecimals, multiplyDecimals, roundDecimal } from '../../domain/money/decimal.ts'
import { rateOf, type Rates } from '../../domain/rate/rates.ts'
import { coins, type CoinCode } from '../../domain/reference/coin.ts'
import { fiats, type FiatCode } from '../../domain/reference/fiat.ts'
import { paymentMethodsFor } from '../../domain/reference/paymentMethod.ts'
import type { PaymentMethod } from '../../domain/reference/paymentMethodRow.ts'
import type { Requisite } from '../../domain/requisite/kind.ts'
import type { SeedPerson } from './people.ts'
import type { TypedSettings } from '../../domain/advert/settings/typedSettings.ts'

/** The coins that the demo market trades. */
export const seededCoins = ['BTC', 'USDT', 'ETH', 'TON', 'LTC', 'TRX'] as const satisfies readonly CoinCode[]

/** Draws whole numbers from a source of bytes, the same for the same seed. */
export const drawer = (random: Random) => {
  const below = (count: number): number => Buffer.from(random(4)).readUInt32BE() % count
  return {
    below,
    from: <T>(items: readonly [T, ...T[]] | readonly T[]): T => items[below(items.length)] as T,
  }
}
type Draw = ReturnType<typeof drawer>

/** In the languages of those who live in the demo market; whoever else moves in writes English. */
const greetings: { readonly en: readonly string[] } & {
  readonly [Other in ServerLocale]?: readonly string[]
} = {
  en: [
    'Send from an account in your own name. I release as soon as the money is in.',
    'Online most of the day. No third-party payments, please.',
    'Write the trade number as the reference, nothing else.',
  ],
  ru: [
    'Платите со счёта на ваше имя. Отпускаю сразу, как придут деньги.',
    'На связи почти весь день. Переводы от третьих лиц не принимаю.',
    'В комментарии только номер сделки.',
  ],
}

/** Where somebody of the demo market is paid by a method. */
export function requisitesOf(method: PaymentMethod, person: SeedPerson, draw: Draw): Requisite[] {
  const digits = (count: number) => Array.from({ length: count }, () => draw.below(10)).join('')
  const name: Requisite = { kind: 'account_name', value: person.legalName ?? person.userName.toUpperCase() }
  if (method.group === 'mobile_money') return [{ kind: 'phone', value: `+${digits(12)}` }, name]
  if (method.group === 'wallet') return [{ kind: 'wallet_id', value: digits(10) }, name]
  const bank = method.banks.length > 0 ? draw.from(method.banks).name : method.name
  return [{ kind: 'bank', value: bank }, { kind: 'account_number', value: digits(10) }, name]
}

const steps = {
  sell: [0.4, -0.1, 0.1, 0.2, 0.5, 0.7, 1, 1.4, 2.1],
  buy: [-0.3, -0.6, -1, -1.4, -2, -2.5],
} as const

/** A round amount of a fiat that is worth about so many dollars. */
function roundly(dollars: number, fiat: FiatCode, rates: Rates): string {
  const exact = multiplyDecimals(decimal(String(dollars)), rateOf(rates, 'USD', fiat))
  const size = exact.split('.')[0]?.length ?? 1
  const unit = decimal(`1${'0'.repeat(Math.max(0, size - 2))}`)
  return multiplyDecimals(divideDecimals(exact, unit, 0, 'up'), unit)
}

/** What an owner of the demo market would write for one advert. */
export function advertInput(
  person: SeedPerson,
  coin: CoinCode,
  index: number,
  rates: Rates,
  draw: Draw,
): TypedSettings {
  const sells = index % 3 !== 2
  const methods = paymentMethodsFor({ fiat: person.fiat, country: person.country }).filter(
    method => method.currencies.length < 6 && method.group !== 'gift_card' && method.speed === 'instant',
  )
  const start = draw.below(Math.max(1, methods.length - 2))
  const chosen = methods.slice(start, start + 1 + draw.below(3))
  const [first] = chosen
  if (!first) throw new Error(`No payment method for ${person.fiat} in ${person.country}`)
  const margin = draw.from(sells ? steps.sell : steps.buy)
  const market = rateOf(rates, coin, person.fiat)
  const mode = index % 7 === 3 ? 'fixed' : index % 11 === 5 ? 'formula' : 'average'
  const pair = `${coin.toLowerCase()}_usd * usd_${person.fiat.toLowerCase()}`
  const minimum = roundly(10 + draw.below(40), person.fiat, rates)
  return {
    type: sells ? 'Ad::Sell' : 'Ad::Buy',
    coin,
    fiat: person.fiat,
    country: index % 4 === 0 ? null : person.country,
    paymentMethodCodes: chosen.map(method => method.code),
    bankName: null,
    requisites: sells ? requisitesOf(first, person, draw) : [],
    paymentCredentialId: null,
    price: {
      mode,
      marginPercent: mode === 'average' ? String(margin) : null,
      equation:
        mode === 'formula'
          ? person.fiat === 'USD'
            ? `${coin.toLowerCase()}_usd * 1.01`
            : `${pair} * 1.004`
          : null,
      fixedPrice:
        mode === 'fixed'
          ? roundDecimal(multiplyDecimals(market, decimal('1.006')), fiats[person.fiat].minorUnits, 'halfUp')
          : null,
    },
    minimum,
    maximum: roundly(400 + draw.below(4000), person.fiat, rates),
    escrowMinutes: draw.from([15, 30, 30, 45, 60, 90]),
    phoneRequired: false,
    identityRequired: false,
    minimumVolumeUsd: null,
    minimumFeedbackScore: null,
    firstTimeMaximum: null,
    repeatVolumeCoefficient: null,
    allowAnonymous: sells && index % 5 === 1,
    terms: draw.from(greetings[person.locale] ?? greetings.en),
    promoText: '',
    schedule: null,
    timeZone: person.timeZone,
    isOnVacation: false,
    liquidityTracking: false,
  }
}

/** Coins worth about so many dollars, in the coin's minor units. */
export function coinsWorth(dollars: number, coin: CoinCode, rates: Rates): bigint {
  const amount = divideDecimals(decimal(String(dollars)), rateOf(rates, coin, 'USD'), 2, 'up')
  const { scale } = coins[coin]
  return BigInt(multiplyDecimals(amount, decimal(`1${'0'.repeat(scale)}`)).split('.')[0] ?? '0')
}
