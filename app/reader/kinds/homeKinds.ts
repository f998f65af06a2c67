import { advertWords } from '@souk/design-system/locales/__generated__/advertWords.ts'
import { homeTopWords } from '@souk/design-system/locales/__generated__/homeTopWords.ts'
import { homeWords } from '@souk/design-system/locales/__generated__/homeWords.ts'
import { marketWords } from '@souk/design-system/locales/__generated__/marketWords.ts'
import { pageAsideWords } from '@souk/design-system/locales/__generated__/pageAsideWords.ts'
import { pageWords } from '@souk/design-system/locales/__generated__/pageWords.ts'
import { profileWords } from '@souk/design-system/locales/__generated__/profileWords.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import type { BootQuery, HomeContentQuery, HomeQuery } from '../../__generated__/graphql.ts'
import { homeCountryOf, type CountryCards } from '../../parts/home/homeCountry.ts'
import type { HomeContentAnswer } from '../../parts/home/homeRestOf.ts'
import { homeParameters, homeSearchOf } from '../../parts/home/homeSearch.ts'
import { offersCall, quoteOf, type OffersAnswer } from '../../parts/home/quoteOf.ts'
import { defaultPreferences } from '../../session/preferences/preferences.ts'
import { countryPage } from '../../parts/reading/pageNames.ts'
import type { ReaderPage } from '../readerPage.ts'
import type { ReaderAddress, ReaderHeads, ReaderSource, Told } from './kind.ts'

/** What a stranger begins with: what is paid with where they come from, where that country has a page. */
const searchIn = ({ query, place }: ReaderAddress) =>
  homeSearchOf(query, {
    coin: defaultPreferences.cryptoCurrencyCode,
    fiat: place?.fiat ?? defaultPreferences.currencyCode,
  })

type Home = NonNullable<HomeQuery['home']>
type Currencies = NonNullable<BootQuery['currencies']>
const cardsOf = (told: Told): CountryCards =>
  (told['countryPages'] as HomeQuery['countryPages'] | undefined)?.items ?? []

/** Each call's answer has the shape that the contract says. */
const contentOf = (told: Told): HomeContentAnswer => {
  const as = <Key extends keyof HomeContentQuery>(name: Key) => (told[name] ?? null) as HomeContentQuery[Key]
  return {
    fees: as('fees'),
    paymentMethods: as('paymentMethods'),
    page: as('page'),
    serviceFeedbacks: as('serviceFeedbacks'),
    mediaPartners: as('mediaPartners'),
    settings: as('settings'),
    country: as('country') ?? null,
  }
}

/** What components need of the lists, and no networks: it is sent to the browser. */
const currenciesOf = (lists: Currencies | null) => ({
  coins: (lists?.coins ?? []).map(({ code, name, scale, shownDecimals }) => ({
    code,
    name,
    scale,
    shownDecimals,
  })),
  fiats: lists?.fiats ?? [],
})

export const homeSources = {
  home: {
    query: homeParameters,
    free: ['amount'],
    isByPlace: true,
    calls(address) {
      const search = searchIn(address)
      const { coin, fiat, amount } = search
      return {
        found: offersCall(search, amount),
        nearest: offersCall(search, null),
        home: `/api/v1/home?${new URLSearchParams({ crypto_currency_code: coin, currency_code: fiat })}`,
        currencies: '/api/v1/currencies',
        rateChanges: `/api/v1/exchange_rates/rates_changes?currency_code=${fiat}`,
      }
    },
    more: (_, address) => ({
      fees: '/api/v1/fees',
      paymentMethods: `/api/v2/payment_methods?currency_code=${searchIn(address).fiat}`,
      countryPages: '/api/v1/country_pages',
      page: '/api/v1/pages/faq',
      serviceFeedbacks: '/api/v1/service_feedbacks',
      mediaPartners: '/api/v1/media_partners',
      settings: '/api/v1/settings',
      ...(address.place && {
        country: `/api/v1/pages/${encodeURIComponent(countryPage(address.place.code))}`,
      }),
    }),
    view(told, address) {
      const search = searchIn(address)
      const found = told['found'] as OffersAnswer | null
      const content = contentOf(told)
      const countries = cardsOf(told)
      const own = countries.find(({ code }) => code === address.place?.code)
      return {
        kind: 'home',
        search,
        // A coin or a currency that is none is refused: the form says that nothing came of it.
        quote: found === null ? null : quoteOf(search, found, told['nearest'] as OffersAnswer | null),
        currencies: currenciesOf(told['currencies'] as Currencies | null),
        rates: ((told['rateChanges'] as HomeQuery['rateChanges'] | null)?.items ?? []).map(
          ({ pair, rate, changePercent }) => ({ pair, rate, changePercent }),
        ),
        takerPercent: content.fees?.takerPercent ?? null,
        country: own === undefined ? null : homeCountryOf(own),
        below: { figures: (told['home'] as Home | null)?.figures ?? null, content, countries },
      }
    },
  },
} as const satisfies Readonly<Record<string, ReaderSource>>

/** Of large nouns only what the page can say. */
function wordsOf(locale: ReaderPage['locale']): Partial<Resources> {
  const { belowMarket, atMarket, aboveMarket } = advertWords[locale]
  return {
    homeTop: homeTopWords[locale],
    home: homeWords[locale],
    market: marketWords[locale],
    profile: profileWords[locale],
    advert: { belowMarket, atMarket, aboveMarket } as Resources['advert'],
  }
}

export const homeHeads = {
  home: {
    texts: (_, { locale }) => ({ ...pageWords[locale].home, description: pageAsideWords[locale].home }),
    data: (_, { page, texts: { description }, address, publisher }) => [
      {
        '@type': 'WebSite',
        name: page.brand.name,
        description,
        inLanguage: page.locale,
        url: address('/'),
        publisher,
      },
      {
        ...publisher,
        description,
        email: page.brand.supportEmail,
        ...(page.brand.socialLinks.length > 0
          ? { sameAs: page.brand.socialLinks.map(({ href }) => href) }
          : {}),
      },
    ],
    words: wordsOf,
  },
} as const satisfies Partial<ReaderHeads>
