import * as unions from '../../__generated__/unions.ts'
import type { DecimalString } from '../../../format/decimal.ts'

/** The statuses of a purchase by card. */
export const cardStatuses = unions.cardStatuses
export type CardStatus = (typeof cardStatuses)[number]

/** What can be paid for a coin in a fiat. */
export interface CardLimitShape {
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}

/** What an amount buys, fee and all. */
export interface CardRateShape {
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly fiatAmount: DecimalString
  readonly amount: DecimalString
  readonly rate: DecimalString
  readonly fee: DecimalString
}

/** A purchase, as the page shows that people come back to. */
export interface CardPurchaseShape {
  readonly id: string
  readonly status: CardStatus
  readonly cryptoCurrencyCode: string
  readonly currencyCode: string
  readonly fiatAmount: DecimalString
  readonly amount: DecimalString
  readonly redirectUrl?: string | null | undefined
}
