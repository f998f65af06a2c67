import type { LiveOfferShape, PageShape } from '../text/contentShape.ts'

/** How people pay in a country. */
export interface CountryMethodShape {
  readonly code: string
  readonly urlCode: string
  readonly name: string
  readonly group: 'bank_transfer' | 'mobile_money' | 'wallet' | 'cash' | 'gift_card' | 'other'
  readonly speed: 'instant' | 'slow'
}

/** A country in a list of them. */
export interface CountryCardShape {
  /** Its name in the address, `/nigeria`. */
  readonly code: string
  readonly name: string
  readonly fiat: string
  readonly description: string
}

/** A country, and the text about it. */
export interface CountryShape {
  readonly page: PageShape
  readonly code: string
  readonly fiat: string
  /** Those that are asked for most there. */
  readonly coins: readonly string[]
  /** The most usual first. */
  readonly methods: readonly CountryMethodShape[]
  /** A usual sum; null where nobody said one. */
  readonly amount: string | null
}

/** What a coin costs at the best offers; null where there is none. */
export interface CoinPriceShape {
  readonly coin: string
  readonly name: string
  readonly buy: string | null
  readonly sell: string | null
}

/** What there is in a country's currency at a moment. */
export interface CountryMarketShape {
  /** The coin of the offers. */
  readonly coin: string
  /** Null where they did not come. */
  readonly offers: {
    readonly buy: readonly LiveOfferShape[]
    readonly sell: readonly LiveOfferShape[]
  } | null
  /** With when they were; null where they did not come. */
  readonly prices: { readonly coins: readonly CoinPriceShape[]; readonly at: string } | null
}

/** All that the page of a country shows. */
export interface CountryPageShape {
  readonly country: CountryShape
  readonly market: CountryMarketShape
  readonly others: readonly CountryCardShape[]
}

/** Where its parts lead, without the prefix of a language: links add it. */
export interface CountryHrefs {
  /** The offers of a coin in the country's currency. */
  readonly offers: (type: 'buy' | 'sell', coin: string, fiat: string) => string
  /** Those that take a method. */
  readonly method: (coin: string, urlCode: string, fiat: string) => string
  readonly country: (code: string) => string
  /** The same page with the offers of another coin. */
  readonly coin: (code: string, coin: string) => string
  readonly faq: string
}
