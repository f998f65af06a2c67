import { pageBrand } from '@souk/design-system/brand/brand.ts'
import type { Brand } from '@souk/design-system/brand/brand.ts'
import { usualRules } from '@souk/design-system/domain/rule/rules.ts'
import { FooterTrade } from '@souk/design-system/domain/shell/footer/FooterTrade.tsx'
import { defaultLocale, isLocale } from '@souk/design-system/format/locale.ts'
import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { sayRule } from '@souk/design-system/locales/ruleWords.ts'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { withLocale } from '../address/localePrefix.ts'
import { footerLinks } from '../frame/footerLinks.ts'
import { BlogPart } from './BlogPart.tsx'
import { GuidePart } from './GuidePart.tsx'
import { ReaderApp } from './ReaderApp.tsx'
import { headOf, readerHead } from './readerHead.ts'
import { liveCalls, liveOf } from './readerLive.ts'
import type { ReaderPage, ReaderView } from './readerPage.ts'
import { partOf } from './readerPart.ts'
import { findRoute, type ReaderRoute } from './readerRoutes.ts'
import { viewOf } from './readerView.ts'
import { TextPart } from './TextPart.tsx'

const parts = { text: TextPart, guide: GuidePart, blog: BlogPart } as const

/** What the gateway has learnt for a page: the server's answers by the name of their call. */
type Answers = Readonly<Record<string, unknown>>

interface ReaderRequest {
  readonly route: ReaderRoute
  readonly answers: Answers
  readonly brand?: Brand
  readonly origin: string | null
}

export const find = findRoute

const blocksOf = (view: ReaderView) => {
  if (view.kind === 'item') return view.item.blocks
  return 'page' in view ? view.page.blocks : []
}

/** What else has to be asked for, once the text is known. */
export const more = (route: ReaderRoute, answers: Answers): Readonly<Record<string, string>> =>
  liveCalls(blocksOf(viewOf(route, answers)))

/** Renders a page: complete without scripts, and taken over by `main.tsx`. */
export function render({ route, answers, brand = pageBrand, origin }: ReaderRequest) {
  const locale = isLocale(route.locale) ? route.locale : defaultLocale
  const view = viewOf(route, answers)
  const words = { content: contentWords[locale], ...headOf(view).words?.(locale) }
  const page: ReaderPage = {
    view,
    live: liveOf(answers),
    locale,
    words,
    rules: rulesSaidBy(JSON.stringify(words), locale),
    brand,
    path: route.path,
    query: route.query,
    url: `${origin ?? ''}${withLocale(locale, route.path)}`,
  }
  const part = partOf[page.view.kind]
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(
      sheet.collectStyles(
        <ReaderApp page={page} part={parts[part]} trade={<FooterTrade {...footerLinks} />} />,
      ),
    )
    return {
      status: page.view.kind === 'gone' ? (404 as const) : (200 as const),
      locale,
      part,
      head: readerHead(page, origin),
      html,
      styles: sheet.getStyleTags(),
      state: page,
    }
  } finally {
    sheet.seal()
  }
}

/** What rules the words name, said in a language: the browser needs no arithmetic for them. */
function rulesSaidBy(texts: string, locale: ReaderPage['locale']): ReaderPage['rules'] {
  const names = [...texts.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
  return Object.fromEntries(
    names.flatMap(name => {
      const said = sayRule(name, usualRules, locale)
      return said === '' ? [] : [[name, said]]
    }),
  )
}
