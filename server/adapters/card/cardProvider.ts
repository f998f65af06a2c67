import type { CardReport } from '../../domain/card/report.ts'
import type { DecimalString } from '../../domain/money/decimal.ts'
import type { CoinCode } from '../../domain/reference/coin.ts'
import type { FiatCode } from '../../domain/reference/fiat.ts'

/** What is bought, and with what it is paid. */
export interface CardPair {
  readonly coin: CoinCode
  readonly fiat: FiatCode
}

export interface CardLimit extends CardPair {
  readonly minimum: DecimalString
  readonly maximum: DecimalString
}

export interface CardRate extends CardPair {
  /** Fiat for one coin, before the fee. */
  readonly rate: DecimalString
}

/** What a provider says of all pairs at once. */
export interface CardRates {
  readonly items: readonly CardRate[]
  readonly at: Date
}

/** What an amount buys, fee and all. */
export interface CardPrice extends CardRate {
  readonly fiatAmount: DecimalString
  /** What arrives, in the coin. */
  readonly amount: DecimalString
  /** The provider's, of what is paid, in the fiat. */
  readonly fee: DecimalString
  readonly ratesAt: Date
}

/** Somebody who takes cards and pays us out. A call that fails throws `ChannelFailed`. */
export interface CardProvider {
  limits(): Promise<readonly CardLimit[]>
  rates(): Promise<CardRates>
  price(pair: CardPair, fiatAmount: DecimalString): Promise<CardPrice>
  /** Where the buyer pays, signed: its terms cannot be changed on the way. Nothing is asked over the network. */
  widgetUrl(purchase: {
    readonly reference: string
    readonly coin: CoinCode
    readonly fiat: FiatCode
    readonly fiatAmount: DecimalString
    readonly returnUrl: string
    readonly locale: string
  }): string
  /** How a purchase stands with the provider; null where it knows nothing of it yet. */
  status(reference: string): Promise<CardReport | null>
  /** Gives back what was paid. Asked for again, it is given back once. */
  refund(reference: string): Promise<void>
  /** Reads what the provider reports; null when the signature is not the provider's. */
  read(body: string, signature: string): CardReport | null
}
