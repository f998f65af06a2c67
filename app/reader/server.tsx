import type { ReaderAnswers, ReaderMarkup, ReaderRequest } from '../../http/readerPage.ts'
import { pageBrand } from '@souk/design-system/brand/brand.ts'
import { CoinIcon } from '@souk/design-system/domain/reference/asset/CoinIcon.tsx'
import { AppCode } from '@souk/design-system/domain/content/text/places/AppCode.tsx'
import { noLiveData } from '@souk/design-system/domain/content/text/contentShape.ts'
import { usualRules } from '@souk/design-system/locales/rules.ts'
import { FooterTrade } from '@souk/design-system/domain/shell/footer/FooterTrade.tsx'
import { defaultLocale, isLocale } from '@souk/design-system/format/locale.ts'
import { pageStyles } from '@souk/design-system/theme/pageStyles.ts'
import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { sayRule } from '@souk/design-system/locales/ruleWords.ts'
import { CoinWalletView } from '@souk/design-system/domain/content/coinWallet/CoinWalletView.tsx'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { withLocale } from '../routes/localePrefix.ts'
import { coinWalletHrefs } from '../parts/reading/coinWalletShapes.ts'
import { footerLinks } from '../parts/frame/footerLinks.ts'
import type { DrawingRequest } from './prerender/prerender.tsx'
import { appUrlOf } from './appUrl.ts'
import { BlogPart } from './BlogPart.tsx'
import { DrawnTextCalculator } from './calculator/DrawnTextCalculator.tsx'
import { drawnCalculator } from './calculator/drawnCalculator.tsx'
import { CalculatorPart } from './CalculatorPart.tsx'
import { CoinWalletPart } from './CoinWalletPart.tsx'
import { CountryPart } from './CountryPart.tsx'
import { GuidePart } from './GuidePart.tsx'
import { liveWordsOf } from './home/liveWords.ts'
import { HomeArches } from './home/HomeArches.tsx'
import { HomeBelow } from './home/HomeBelow.tsx'
import { HomePart } from './HomePart.tsx'
import { ReaderApp } from './ReaderApp.tsx'
import { headOf } from './kinds/kinds.ts'
import { readerHead } from './readerHead.ts'
import { liveCalls, liveOf } from './readerLive.ts'
import type { ReaderPage, ReaderView } from './readerPage.ts'
import { partOf } from './readerPart.ts'
import { findRoute, type ReaderRoute } from './readerRoutes.ts'
import { moreCalls, viewOf } from './readerView.ts'
import { TextPart } from './TextPart.tsx'

const parts = {
  home: HomePart,
  text: TextPart,
  guide: GuidePart,
  blog: BlogPart,
  calculator: CalculatorPart,
  coinWallet: CoinWalletPart,
  country: CountryPart,
} as const

export const find = findRoute
export { discovery } from './discovery/discovery.ts'
export { firstCurrency } from '../session/preferences/firstCurrency.ts'
export { findDrawn } from './prerender/drawnRoutes.ts'

/** What draws pages of the app: it is most of the app, and loaded with the first of them. */
const drawing = () => import('./prerender/prerender.tsx')

/** Loads what draws. */
export const prepare = async (): Promise<void> => void (await drawing())

/** Draws a page of the app. */
export const prerender = async (request: DrawingRequest) => (await drawing()).prerender(request)

const blocksOf = (view: ReaderView) => {
  if (view.kind === 'item') return view.item.blocks
  return 'page' in view ? view.page.blocks : []
}

/** What else has to be asked for, once the text is known. */
export const more = (route: ReaderRoute, answers: ReaderAnswers): Readonly<Record<string, string>> => ({
  ...liveCalls(blocksOf(viewOf(route, answers))),
  ...moreCalls(route, answers),
})

const styles = pageStyles()

/** Renders a page: complete without scripts, and taken over by `main.tsx`. */
export function render({
  route,
  answers,
  brand = pageBrand,
  origin,
}: ReaderRequest<ReaderRoute>): ReaderMarkup {
  const locale = isLocale(route.locale) ? route.locale : defaultLocale
  const view = viewOf(route, answers)
  const words = { content: contentWords[locale], ...headOf(view).words?.(locale) }
  const page: ReaderPage = {
    view,
    live: { ...liveOf(answers), Calculator: DrawnTextCalculator },
    locale,
    words,
    rules: rulesSaidBy(words, view.kind, locale),
    brand,
    path: route.path,
    query: route.query,
    url: `${origin ?? ''}${withLocale(locale, route.path)}`,
  }
  const part = partOf[page.view.kind]
  const html = renderToString(
    styles.collect(
      <ReaderApp
        page={page}
        part={parts[part]}
        trade={<FooterTrade {...footerLinks} />}
        drawn={drawnOf(page)}
      />,
    ),
  )
  return {
    status: page.view.kind === 'gone' ? 404 : 200,
    locale,
    part,
    head: readerHead(page, origin),
    html,
    styles: styles.tagOf(html),
    state: sentOf(page),
  }
}

/** What the browser takes the page over with: not what it keeps as it was drawn. */
function sentOf(page: ReaderPage): ReaderPage {
  const { view } = page
  if (view.kind === 'calculator' || view.kind === 'coinWallet')
    return { ...page, live: noLiveData, view: { ...view, page: { ...view.page, blocks: [], topics: [] } } }
  if (page.view.kind !== 'home') return page
  return { ...page, view: { ...page.view, below: null }, words: liveWordsOf(page.words) }
}

/** What nothing ever happens in is a picture: the browser needs none of what draws it. */
function drawnOf(page: ReaderPage): ReactNode {
  const { view } = page
  if (view.kind === 'home')
    return [
      <HomeArches key="arches" view={view} />,
      view.below && <HomeBelow key="below" view={view} below={view.below} url={appUrlOf(page)} />,
    ]
  if (view.kind === 'calculator') return drawnCalculator(page, view)
  if (view.kind === 'coinWallet') return <CoinWalletView {...view} live={page.live} hrefs={coinWalletHrefs} />
  if (view.kind === 'country')
    return view.market.prices?.coins.map(({ coin }) => <CoinIcon key={coin} code={coin} />)
  const url = page.view.kind === 'places' ? appUrlOf(page) : null
  return url === null ? null : <AppCode url={url} />
}

/** What was said of rules, by the kind of page and the language: the words of a kind are always the same. */
const saidRules = new Map<string, ReaderPage['rules']>()

/** What rules the words name, said in a language: the browser needs no arithmetic for them. */
function rulesSaidBy(
  words: ReaderPage['words'],
  kind: string,
  locale: ReaderPage['locale'],
): ReaderPage['rules'] {
  const key = `${kind} ${locale}`
  const known = saidRules.get(key)
  if (known !== undefined) return known
  const names = [...JSON.stringify(words).matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  const said = Object.fromEntries(
    names.flatMap(name => {
      const text = sayRule(name, usualRules, locale)
      return text === '' ? [] : [[name, text]]
    }),
  )
  saidRules.set(key, said)
  return said
}
