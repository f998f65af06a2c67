import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { HomeFiguresShape } from '@souk/design-system/domain/content/home/HomeFigures.tsx'
import type { HomeSectionsShape } from '@souk/design-system/domain/content/home/HomeSections.tsx'
import type { Quote, QuoteSearch } from '@souk/design-system/domain/content/home/quote/quoteShape.ts'
import { coinsOf } from '@souk/design-system/domain/content/home/quote/quoteText.ts'
import type { MethodGroupShape } from '@souk/design-system/domain/content/home/sections/methodGroupShape.ts'
import { readTree } from '@souk/design-system/domain/content/text/contentTree.ts'
import type { QuestionShape } from '@souk/design-system/domain/content/text/contentShape.ts'
import { paymentMethodGroups } from '@souk/design-system/domain/reference/method/methodGroup.ts'
import type { HomeContentQuery } from '../../__generated__/graphql.ts'
import type { CountryCards } from './homeCountry.ts'
import { fiatHref, methodHref } from './homeHrefs.ts'

/** What was answered; what was refused or did not come is null. */
export type HomeContentAnswer = Omit<HomeContentQuery, '__typename'>
type MethodAnswer = NonNullable<HomeContentQuery['paymentMethods']>['items'][number]
type TopicAnswer = NonNullable<HomeContentQuery['page']>['topics'][number]

/** Of each kind so many ways to pay are named. */
const methodsNamed = 6

/** Those of a list that are chosen come first, in the order of the choice; the others stay as they were. */
function chosenFirst<T>(
  all: readonly T[],
  chosen: readonly string[],
  code: (one: T) => string | undefined,
): readonly T[] {
  const place = (one: T) => {
    const found = chosen.indexOf(code(one) ?? '')
    return found === -1 ? chosen.length : found
  }
  return all.toSorted((one, other) => place(one) - place(other))
}

/** @param usual how people pay where the visitor comes from, by code, the most usual first */
function methodGroups(
  answered: readonly MethodAnswer[],
  coin: string,
  usual: readonly string[],
): readonly MethodGroupShape[] {
  const methods = chosenFirst(answered, usual, ({ code }) => code)
  const mostUsual = (of: string) => methods.find(({ group }) => group === of)?.code
  return chosenFirst(paymentMethodGroups, usual, mostUsual).flatMap(group => {
    const all = methods.filter(method => method.group === group)
    if (all.length === 0) return []
    const named = all
      .slice(0, methodsNamed)
      .map(({ code, name, urlCode }) => ({ code, name, href: methodHref(coin, urlCode) }))
    return [{ group, total: all.length, methods: named }]
  })
}

/** What somebody asks before a first trade, in this order; an operator who has other questions shows their first ones. */
const firstQuestions = ['need-account', 'not-released', 'taken-back', 'hidden-costs', 'how-long', 'how-much']

function questionsOf(topics: readonly TopicAnswer[]): readonly QuestionShape[] {
  const all = topics.flatMap(({ questions }) => questions)
  const chosen = firstQuestions.flatMap(code => all.find(question => question.code === code) ?? [])
  return (chosen.length > 0 ? chosen : all.slice(0, firstQuestions.length)).map(
    ({ code, question, tree }) => ({ code, question, answer: readTree(tree) }),
  )
}

/** Everything below the offers, from what the server has answered. */
export function homeRestOf({
  search,
  quote,
  assets,
  figures,
  content,
  countries,
  own,
}: {
  readonly search: QuoteSearch
  /** Null where no answer came. */
  readonly quote: Quote | null
  readonly assets: AssetBook
  readonly figures: HomeFiguresShape | null
  readonly content: HomeContentAnswer
  readonly countries: CountryCards
  /** The country that the visitor comes from, by its name in the address: it comes first, with how people pay there. */
  readonly own: string | null
}): HomeSectionsShape {
  const { fees, page } = content
  const usual = content.country?.country?.methods.map(({ code }) => code) ?? []
  const from = countries.filter(({ code }) => code === own)
  const best = quote?.offers[0]
  const pair = { coin: assets.of(search.coin), fiat: assets.of(search.fiat) }
  const methods = content.paymentMethods?.items ?? []
  const [firstTier, ...tiers] = fees?.makerTiers ?? []
  return {
    trade: {
      ...pair,
      money: search.amount,
      // The scene is that of somebody who buys.
      sellerName: search.type === 'buy' ? (best?.owner.userName ?? null) : null,
      coins: best === undefined ? null : coinsOf(best, search, pair),
    },
    figures,
    counts: { coins: assets.coins.length, fiats: assets.fiats.length, methods: methods.length },
    methods: methodGroups(methods, search.coin, usual),
    countries: chosenFirst(countries, own === null ? [] : [own], ({ code }) => code).map(
      ({ code, name }) => ({
        short: null,
        name,
        href: `/${encodeURIComponent(code)}`,
      }),
    ),
    currencies: chosenFirst(
      assets.fiats,
      from.map(({ currencyCode }) => currencyCode),
      ({ code }) => code,
    ).map(({ code, name }) => ({ short: code, name, href: fiatHref(code) })),
    fees:
      fees == null || firstTier === undefined
        ? null
        : {
            tiers: [firstTier, ...tiers],
            takerPercent: fees.takerPercent,
            invoicePercent: fees.invoicePercent,
          },
    words: content.serviceFeedbacks?.items ?? [],
    partners: content.mediaPartners?.items ?? [],
    areExamples: content.settings?.demo != null,
    questions: questionsOf(page?.topics ?? []),
    questionsLang: page?.locale ?? '',
  }
}
