import type {
  CalculatorAsk,
  CalculatorChoices,
  CalculatorHistory,
  CalculatorMarket,
  CalculatorPair,
  OffersBothWays,
  RelatedRates,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import type { CoinWalletViewProps } from '@souk/design-system/domain/content/coinWallet/CoinWalletView.tsx'
import type { ContactTopic } from '@souk/design-system/domain/content/text/contact/contactShape.ts'
import type { CoinRow, FiatRow } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { Brand } from '@souk/design-system/brand/brand.ts'
import type {
  CategoryShape,
  ItemCardShape,
  ItemShape,
  LiveData,
  PageShape,
} from '@souk/design-system/domain/content/text/contentShape.ts'
import type { CountryPageShape } from '@souk/design-system/domain/content/country/countryShape.ts'
import type { HomeCountryShape } from '@souk/design-system/domain/content/home/hero/HomeCountry.tsx'
import type { HomeFiguresShape } from '@souk/design-system/domain/content/home/HomeFigures.tsx'
import type { Quote, QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import type { PlacesPage } from '@souk/design-system/domain/content/text/places/PlaceCards.tsx'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import type { RateAnswer } from '../parts/home/coinRates.ts'
import type { CountryCards } from '../parts/home/homeCountry.ts'
import type { HomeContentAnswer } from '../parts/home/homeRestOf.ts'

/** The first page. */
export interface HomeView {
  readonly kind: 'home'
  readonly search: QuoteSearch
  /** Null where the search was refused. */
  readonly quote: Quote | null
  readonly currencies: { readonly coins: readonly CoinRow[]; readonly fiats: readonly FiatRow[] }
  readonly rates: readonly RateAnswer[]
  /** What who takes an offer pays, in per cent. */
  readonly takerPercent: DecimalString | null
  /** That the visitor comes from, where it has a page of its own. */
  readonly country: HomeCountryShape | null
  /** What the server draws below the offers; null in the browser, which keeps it as it was drawn. */
  readonly below: {
    readonly figures: HomeFiguresShape | null
    readonly content: HomeContentAnswer
    readonly countries: CountryCards
  } | null
}

/** What a calculator is drawn with. */
export interface CalculatorData {
  readonly page: PageShape
  readonly pair: CalculatorPair
  readonly choices: CalculatorChoices
  readonly ask: CalculatorAsk
  readonly market: CalculatorMarket
  readonly offers: OffersBothWays
  readonly dollars: string | null
  readonly related: RelatedRates
  /** Null where it did not come. */
  readonly history: CalculatorHistory | null
  readonly staleSeconds: number
}

/** What a page on the wallet of a coin is drawn with. */
export type CoinWalletData = Pick<CoinWalletViewProps, 'page' | 'coin' | 'networks' | 'fees' | 'coins'>

/** What there is to read. */
export type ReaderView =
  | HomeView
  | { readonly kind: 'info'; readonly page: PageShape }
  | { readonly kind: 'contact'; readonly page: PageShape; readonly topic: ContactTopic }
  | { readonly kind: 'places'; readonly page: PageShape; readonly places: PlacesPage }
  | { readonly kind: 'guide'; readonly page: PageShape }
  | { readonly kind: 'faq'; readonly page: PageShape }
  | { readonly kind: 'chapter'; readonly page: PageShape; readonly chapter: string }
  | {
      readonly kind: 'blog'
      readonly category: CategoryShape | null
      readonly categories: readonly CategoryShape[]
      readonly items: readonly ItemCardShape[]
      readonly hasMore: boolean
    }
  | { readonly kind: 'item'; readonly item: ItemShape; readonly similar: readonly ItemCardShape[] }
  | ({ readonly kind: 'calculator' } & CalculatorData)
  | ({ readonly kind: 'coinWallet' } & CoinWalletData)
  | ({ readonly kind: 'country' } & CountryPageShape)
  | { readonly kind: 'gone' }

/** A page as the gateway renders it, and as the browser takes it over: it is written into the page as JSON. */
export interface ReaderPage {
  readonly view: ReaderView
  readonly live: LiveData
  readonly locale: Locale
  readonly words: Pick<Resources, 'content'> & Partial<Resources>
  /** Rules of the service that the words name, as they are said in this language. */
  readonly rules: Readonly<Record<string, string>>
  /** Whose page it is. */
  readonly brand: Brand
  /** Without the prefix of a language: `/guide/first-purchase`. */
  readonly path: string
  /** What of the query belongs to it, with its question mark. */
  readonly query: string
  /** The whole address, to be passed on; the path alone where nobody said the origin. */
  readonly url: string
}
