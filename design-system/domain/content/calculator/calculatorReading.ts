import type { Locale } from '../../../format/locale.ts'
import type { TradeAmounts } from '../../trading/advert/exchange.ts'
import type { CalculatorAsk, CalculatorField, CalculatorPair } from './calculatorShape.ts'
import { amountOfSide, amountsAt, assetOf, otherField, readAmount, sideOf } from './calculatorFigures.ts'
import type { AmountFault, WrittenAmount } from './calculatorFigures.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/** What somebody has asked for, understood. */
export interface CalculatorReading {
  /** Null where what they wrote is no amount. */
  readonly written: WrittenAmount | null
  readonly fault: AmountFault | null
  /** Both amounts at the market's rate; null without an amount or a rate. */
  readonly market: TradeAmounts | null
  /** The field that follows, and what stands in it. */
  readonly follower: CalculatorField
  readonly followed: DecimalString | null
}

/** Reads what was asked for, and computes the other amount at the market's rate. */
export function readAsk(
  ask: CalculatorAsk,
  pair: CalculatorPair,
  { rate, locale }: { readonly rate: DecimalString | null; readonly locale: Locale },
): CalculatorReading {
  const side = sideOf(ask)
  const read = readAmount(ask.text, assetOf(pair, side), locale)
  const written = read.ok ? { amount: read.value, side } : null
  const market = written === null ? null : amountsAt(written, rate, pair)
  const follower = otherField(ask.field)
  return {
    written,
    fault: read.ok ? null : read.fault,
    market,
    follower,
    followed: market === null ? null : amountOfSide(market, sideOf({ does: ask.does, field: follower })),
  }
}
