import { advertWords } from '@souk/design-system/locales/__generated__/advertWords.ts'
import { calculatorWords } from '@souk/design-system/locales/__generated__/calculatorWords.ts'
import { profileWords } from '@souk/design-system/locales/__generated__/profileWords.ts'
import { calculatorQuestions } from '@souk/design-system/domain/content/calculatorSections/calculatorQuestions.ts'
import type {
  CalculatorHistory,
  CalculatorPair,
} from '@souk/design-system/domain/content/calculator/calculatorShape.ts'
import { thinned } from '@souk/design-system/domain/content/calculatorSections/rateLine.ts'
import type { Resources } from '@souk/design-system/locales/i18nextTypes.ts'
import { calculatorQuery, readCalculator } from '../../parts/reading/calculatorAddress.ts'
import { historyCall, offersCall } from '../../parts/reading/calculatorCalls.ts'
import {
  bothWaysOf,
  dollarsIn,
  marketOf,
  relatedRates,
  type OffersAnswer,
  type RateRow,
} from '../../parts/reading/calculatorShapes.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'
import type { ReaderPage, ReaderView } from '../readerPage.ts'
import { bookOf, coinCalls, coinCodeIn, fiatOfLocale, listsOf, wordsOf } from './coinAnswers.ts'
import { trail, type ReaderAddress, type ReaderHeads, type ReaderSource, type Told } from './kind.ts'
import { webPage } from './pageKinds.ts'

/** What is computed where an address names no coin. */
const firstCoin = 'BTC'

/** What an address asks for, with what stands in the place of what it does not say. */
function askedIn({ locale, params, query, place }: ReaderAddress) {
  const said = readCalculator(query, locale)
  return {
    ...said,
    coin: coinCodeIn(params) ?? said.coinCode ?? firstCoin,
    fiat: said.fiatCode ?? place?.fiat ?? fiatOfLocale[locale],
  }
}

const offersOf = (told: Told, name: string) => (told[name] ?? null) as OffersAnswer | null
const ratesOf = (told: Told, name: string) =>
  ((told[name] ?? null) as { readonly items: readonly RateRow[] } | null)?.items ?? []

const calculatorOf = (route: string): ReaderSource => ({
  query: calculatorQuery,
  // Of pairs and amounts there are more than are kept: only the page of each coin is.
  free: Object.keys(calculatorQuery),
  isByPlace: true,
  calls(address) {
    const { coin, fiat, does, ask } = askedIn(address)
    return {
      ...coinCalls(route, address.params),
      any: offersCall(does, coin, fiat, null),
      ...(ask === null ? {} : { fitting: offersCall(does, coin, fiat, ask) }),
      ofCoin: `/api/v1/exchange_rates/all?crypto_currency_code=${coin}`,
      settings: '/api/v1/settings',
    }
  },
  more(_, address) {
    const { coin, fiat, does } = askedIn(address)
    return {
      back: offersCall(does === 'buy' ? 'sell' : 'buy', coin, fiat, null),
      inFiat: `/api/v1/exchange_rates/all?currency_code=${fiat}`,
      history: historyCall(coin, fiat, 'month'),
    }
  },
  view: (told, address) => calculatorView(told, address),
})

function calculatorView(told: Told, address: ReaderAddress): ReaderView {
  const asked = askedIn(address)
  const [page, lists, any] = [wordsOf(told), listsOf(told), offersOf(told, 'any')]
  if (page === null || lists === null || any === null) return { kind: 'gone' }
  const book = bookOf(lists)
  const pair: CalculatorPair = { coin: book.of(asked.coin), fiat: book.of(asked.fiat) }
  const { does, ask: said } = asked
  const ofCoin = ratesOf(told, 'ofCoin')
  const dollars = dollarsIn(ofCoin)
  // What the server refuses is no amount of theirs: nobody takes it.
  const fitting = said === null ? null : (offersOf(told, 'fitting') ?? { ...any, items: [], total: 0 })
  const back = offersOf(told, 'back')
  const [buy, sell] = does === 'buy' ? [any, back] : [back, any]
  return {
    kind: 'calculator',
    page,
    pair,
    choices: { coins: book.coins, fiats: book.fiats },
    ...marketOf({ any, fitting }, { does, ask: said, dollars }, pair),
    offers: bothWaysOf(buy, sell),
    dollars,
    related: relatedRates(ofCoin, ratesOf(told, 'inFiat'), pair, book),
    history: historyOf(told['history'] as CalculatorHistory | null | undefined),
    staleSeconds: (told['settings'] as { readonly rateStaleSeconds: number } | null)?.rateStaleSeconds ?? 60,
  }
}

const historyOf = (history: CalculatorHistory | null | undefined): CalculatorHistory | null => {
  if (history == null) return null
  const { period, points, low, high, changePercent } = history
  return { period, points: thinned(points), low, high, changePercent }
}

export const calculatorSources = {
  calculator: calculatorOf('calculator'),
  calculatorCoin: calculatorOf('calculatorCoin'),
} as const

/** What the page says, and of offers what can be said here. */
function wordsIn(locale: ReaderPage['locale']): Partial<Resources> {
  const { offer, belowMarket, aboveMarket, atMarket, requirement, search } = advertWords[locale]
  const { short, remedy } = requirement
  const { today } = search
  const advert = {
    offer,
    belowMarket,
    aboveMarket,
    atMarket,
    requirement: { short, remedy },
    search: { today },
  }
  return {
    calculator: calculatorWords[locale],
    profile: profileWords[locale],
    advert: advert as Resources['advert'],
  }
}

export const calculatorHeads = {
  calculator: {
    texts: ({ page: { title, description } }) => ({ title, description }),
    data(view, context) {
      const { page, texts, address } = context
      const words = calculatorWords[page.locale].questions
      const own = address(page.path)
      const home = page.path === readingPaths.calculator()
      const steps = [
        [calculatorWords[page.locale].name, readingPaths.calculator()],
        ...(home ? [] : [[texts.title, page.path] as const]),
      ] as const
      return [
        webPage(view.page, context),
        trail(steps, address),
        {
          '@type': 'FAQPage',
          inLanguage: page.locale,
          url: own,
          mainEntity: calculatorQuestions.map(name => ({
            '@type': 'Question',
            name: words[name],
            acceptedAnswer: { '@type': 'Answer', text: words[`${name}Answer`] },
          })),
        },
      ]
    },
    words: wordsIn,
  },
} as const satisfies Partial<ReaderHeads>
