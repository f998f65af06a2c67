import type { CountryPageShape } from '@souk/design-system/domain/content/country/countryShape.ts'
import { cardsOf, countryParts } from '@souk/design-system/domain/content/country/countryText.ts'
import { plainText } from '@souk/design-system/domain/content/text/contentTree.ts'
import { countryWords } from '@souk/design-system/locales/__generated__/countryWords.ts'
import { coinAliases } from '../../routes/coinAlias.ts'
import { countryCalls, countryMarketTold } from '../../parts/reading/countryCalls.ts'
import {
  coinShown,
  countryShapeOf,
  otherCountries,
  type CountryAnswer,
  type CountryCards,
} from '../../parts/reading/countryShapes.ts'
import { countryPage } from '../../parts/reading/pageNames.ts'
import type { ReaderAddress, ReaderHeads, ReaderSource, Told } from './kind.ts'
import { textOf, webPage } from './pageKinds.ts'

/** Any of our coins, so that there are few renderings. */
const coins = new RegExp(`^(?:${coinAliases.map(({ code }) => code).join('|')})$`)

// Each call's answer has the shape that the contract says.
const countryTold = ({ page }: Told, { params }: ReaderAddress) =>
  page == null ? null : countryShapeOf(params['country'] ?? '', page as CountryAnswer)
const coinAsked = ({ query }: ReaderAddress): string | null => query['coin'] ?? null

export const countrySources = {
  country: {
    query: { coin: coins },
    isElseApp: true,
    calls: ({ params }) => ({
      page: `/api/v1/pages/${encodeURIComponent(countryPage(params['country'] ?? ''))}`,
    }),
    more(told, address) {
      const country = countryTold(told, address)
      if (country === null) return {}
      return {
        countries: '/api/v1/country_pages',
        ...countryCalls(coinShown(country, coinAsked(address)), country.fiat),
      }
    },
    view(told, address) {
      const country = countryTold(told, address)
      if (country === null) return { kind: 'gone' }
      const cards = (told['countries'] as { readonly items: CountryCards } | null | undefined)?.items ?? null
      return {
        kind: 'country',
        country,
        market: countryMarketTold(coinShown(country, coinAsked(address)), country.coins, told),
        others: otherCountries(cards, country.code),
      }
    },
  },
} as const satisfies Readonly<Record<string, ReaderSource>>

export const countryHeads = {
  country: {
    texts: ({ country: { page } }) => ({ title: page.title, description: page.description }),
    words: locale => ({ country: countryWords[locale] }),
    data: ({ country }, context) => [webPage(country.page, context), ...questionsOf(country)],
  },
} as const satisfies Partial<ReaderHeads>

/** The questions of a country, in the words of schema.org; nothing where its text has none. */
function questionsOf({ page }: CountryPageShape['country']): readonly object[] {
  const part = countryParts(page.blocks).rest.find(({ id }) => id === 'questions')
  const questions = part === undefined ? [] : cardsOf(part.blocks).parts
  if (questions.length === 0) return []
  return [
    {
      '@type': 'FAQPage',
      inLanguage: page.locale,
      mainEntity: questions.map(({ title, blocks }) => ({
        '@type': 'Question',
        name: plainText(title),
        acceptedAnswer: { '@type': 'Answer', text: textOf(blocks) },
      })),
    },
  ]
}
