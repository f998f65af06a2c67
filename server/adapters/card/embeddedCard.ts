import { embeddedCardRules } from '../../domain/card/rules.ts'
import type { CardReport } from '../../domain/card/report.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import { divideRatios, multiplyRatios, ratio, ratioOf, ratioToDecimal } from '../../domain/money/ratio.ts'
import { fromUnits, percentOf, subtractUnits, toUnits } from '../../domain/money/units.ts'
import { exactRate, rateOf, toSignificant, type Rates } from '../../domain/rate/rates.ts'
import { coins } from '../../domain/reference/coin.ts'
import { fiats } from '../../domain/reference/fiat.ts'
import type { CardPair, CardPrice, CardProvider } from './cardProvider.ts'
import { cardSignature, readCardReport } from './signedCardReport.ts'

/** What the embedded provider was told, by reference. */
export interface PlayedCards {
  find(reference: string): Promise<CardReport | null>
}

/** A card provider that asks for no card: its page plays every outcome. */
export interface EmbeddedCard extends CardProvider {
  /** A report as a provider would send it: the body and its signature. */
  report(told: CardReport): { readonly body: string; readonly signature: string }
}

/** @param secret shared by all processes on one database: one may report what another opened */
export function embeddedCard(rates: () => Rates, secret: string, played: PlayedCards): EmbeddedCard {
  const pairs = embeddedCardRules.coins.flatMap(coin => embeddedCardRules.fiats.map(fiat => ({ coin, fiat })))
  return {
    limits: async () =>
      pairs.map(pair => ({
        ...pair,
        minimum: inFiat(rates(), pair, embeddedCardRules.leastUsd),
        maximum: inFiat(rates(), pair, embeddedCardRules.mostUsd),
      })),
    rates: async () => ({
      items: pairs.map(pair => ({ ...pair, rate: rateOf(rates(), pair.coin, pair.fiat) })),
      at: rates().at,
    }),
    price: async (pair, fiatAmount) => priceOf(rates(), pair, fiatAmount),
    widgetUrl: ({ reference, locale }) => `/dev/card/${reference}?lang=${locale}`,
    status: reference => played.find(reference),
    refund: async () => {},
    read: (body, signature) => readCardReport(body, signature, secret),
    report({ reference, status, fiatAmount }) {
      const body = JSON.stringify({ reference, status, fiat_amount: fiatAmount })
      return { body, signature: cardSignature(body, secret) }
    },
  }
}

/** Dollars in a fiat, to two digits, so that limits look like limits. */
const inFiat = (rates: Rates, { fiat }: CardPair, dollars: DecimalString): DecimalString =>
  toSignificant(multiplyRatios(ratioOf(dollars), exactRate(rates, 'USD', fiat)), 2)

/** The fee is of what is paid and rounds up; the coins for the rest round down. */
function priceOf(rates: Rates, { coin, fiat }: CardPair, fiatAmount: DecimalString): CardPrice {
  const { minorUnits } = fiats[fiat]
  const paid = toUnits(fiatAmount, minorUnits, 'down')
  const fee = percentOf(paid, embeddedCardRules.feePercent, 'up')
  const rest = ratio(subtractUnits(paid, fee), 10n ** BigInt(minorUnits))
  return {
    coin,
    fiat,
    fiatAmount,
    amount: ratioToDecimal(divideRatios(rest, exactRate(rates, coin, fiat)), coins[coin].scale, 'down'),
    rate: rateOf(rates, coin, fiat),
    fee: fromUnits(fee, minorUnits),
    ratesAt: rates.at,
  }
}
