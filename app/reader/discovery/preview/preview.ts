import type { Brand } from '@souk/design-system/brand/brand.ts'
import { noLiveData } from '@souk/design-system/domain/content/text/contentShape.ts'
import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { pageAsideWords } from '@souk/design-system/locales/__generated__/pageAsideWords.ts'
import { pageReadWords } from '@souk/design-system/locales/__generated__/pageReadWords.ts'
import { pageWords } from '@souk/design-system/locales/__generated__/pageWords.ts'
import { coinOfAlias } from '../../../routes/coinAlias.ts'
import { withLocale } from '../../../routes/localePrefix.ts'
import type { RouteMatch } from '../../../routes/matchRoute.ts'
import { routeRow } from '../../../routes/table/routeTable.ts'
import { filledTexts, type PageTextTable, type ReadTable } from '../../../routes/pageTexts.ts'
import { headOf } from '../../kinds/kinds.ts'
import type { ReaderPage, ReaderView } from '../../readerPage.ts'
import { findRoute } from '../../readerRoutes.ts'
import { viewOf } from '../../readerView.ts'
import { type Answers, searchCalls, searchFigure, searchMore } from './coinSearch.ts'
import { draw, type Said } from './draw.ts'
import type { Picture } from './picture.ts'
import { isDocument, pageOfPreview } from './previewAddress.ts'

type Calls = Readonly<Record<string, string>>

/** A picture that is asked for, and what has to be asked of the server for it. */
export interface PreviewRoute {
  readonly match: RouteMatch
  readonly locale: string
  readonly calls: Calls
}

/** Reads an address; null for what is no picture. */
export function previewAt(pathname: string): PreviewRoute | null {
  const match = pageOfPreview(pathname)
  if (match === null) return null
  const { locale } = match
  return {
    match,
    locale,
    calls: readerRoute(match)?.calls ?? { ...searchCalls(match), ...documentCall(match) },
  }
}

/** What else has to be asked for, once the first answers are there. */
export const previewMore = ({ match }: PreviewRoute, answers: Answers): Calls => searchMore(match, answers)

/** The picture; null where there is no such page. */
export function previewPicture({ match }: PreviewRoute, answers: Answers, brand: Brand): Picture | null {
  const reader = readerRoute(match)
  const said =
    reader === null ? appPage(match, answers, brand) : readPage(viewOf(reader, answers), match, brand)
  return said === null ? null : draw({ ...said, market: brand.name })
}

/** Of other pages less is asked than they show. */
const readerRoute = ({ name, locale, path }: RouteMatch) =>
  isDocument(name) ? findRoute(withLocale(locale, path), '') : null

/** The text without which there is no such page, where the app's page stands on one. */
function documentCall({ name, params }: RouteMatch): Calls {
  const { document } = routeRow(name)
  return document === undefined
    ? {}
    : { document: `/v1/pages/${document.replace(/\{(\w+)\}/g, (_, key: string) => params[key] ?? '')}` }
}

type PageSaid = Omit<Said, 'market'>
const nothing = { label: '', figure: '', cover: null, coin: null } as const

/** A page that the gateway renders says itself what it is called. */
function readPage(view: ReaderView, { locale, path, params }: RouteMatch, brand: Brand): PageSaid | null {
  const head = headOf(view)
  if (view.kind === 'gone' || head.isHidden?.(view) === true) return null
  const page: ReaderPage = {
    view,
    live: noLiveData,
    locale,
    words: { content: contentWords[locale] },
    rules: {},
    brand,
    path,
    query: '',
    url: '',
  }
  const { guide, blog } = contentWords[locale]
  return {
    ...nothing,
    ...head.texts(view, page),
    ...(view.kind === 'chapter' ? { label: guide.name, cover: 'map' } : {}),
    ...(view.kind === 'item'
      ? { label: `${blog.name} · ${view.item.categoryTitle}`, cover: view.item.cover }
      : {}),
    ...(view.kind === 'blog' && view.category !== null ? { label: blog.name } : {}),
    coin: coinOfAlias(params['coin'] ?? '')?.code ?? null,
  }
}

/** A page of the app is called what its tab is. */
function appPage(match: RouteMatch, answers: Answers, brand: Brand): PageSaid | null {
  const { name, locale, params } = match
  const coin = coinOfAlias(params['coin'] ?? '')
  const search = searchFigure(match, answers)
  if (search === null) return null
  const words: Readonly<Record<string, string>> = {
    brand: brand.name,
    coin: coin?.name ?? '',
    method: search.method,
  }
  const table: PageTextTable & ReadTable = { ...pageWords[locale], ...pageReadWords[locale] }
  const own = answers['document'] as
    | { readonly title: string; readonly description: string }
    | null
    | undefined
  if (own === null) return null
  const { heading, description } =
    own === undefined
      ? filledTexts(table, name, key => words[key] ?? '', pageAsideWords[locale])
      : { heading: own.title, description: own.description }
  return {
    ...nothing,
    title: heading === '' ? brand.name : heading,
    description,
    figure: search.figure,
    coin: coin?.code ?? null,
  }
}
