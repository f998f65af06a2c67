import { locales } from '@souk/design-system/format/locale.ts'
import { coinAliases, coinOfCode } from '../../routes/coinAlias.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import { routeNames, routeRow, type RouteName } from '../../routes/table/routeTable.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'

/** A page that search engines are told of. */
export interface PublicPage {
  /** Without the prefix of a language. */
  readonly path: string
  /** What the server calls the text that it is made of; null of a page of the app. */
  readonly document: string | null
}

const publicRoutes: readonly RouteName[] = routeNames.filter(name => {
  const { access, noindex } = routeRow(name)
  return access !== 'private' && noindex !== true
})

/** Those that are at one address each, and those of each coin but the searches: whether these find anything is for the server to say. */
export const publicPages: readonly PublicPage[] = publicRoutes.flatMap((name): PublicPage[] => {
  const { path } = routeRow(name)
  if (!path.includes(':')) return [{ path, document: pageNameOf(name, {}) }]
  const isOfCoin = path.endsWith('/:coin')
  return isOfCoin
    ? coinAliases.map(({ alias }) => ({ path: path.replace(':coin', alias), document: null }))
    : []
})

/** Where documents of a kind are, where each has a page of its own. */
const documentPaths: Readonly<Record<string, (code: string, parent: string | null) => string | null>> = {
  chapter: code => `/guide/${code}`,
  category: code => `/blog/${code}`,
  country: code => `/${code}`,
  item: (code, parent) => (parent === null ? null : `/blog/${parent}/${code}`),
}

/** The path of a document; null of what has no page of its own. */
export const documentPath = (kind: string, code: string, parent: string | null): string | null =>
  documentPaths[kind]?.(code, parent) ?? null

/** The search of a coin, alone or by a method; null for a coin without a page. */
export function searchPath(type: 'buy' | 'sell', coin: string, method: string | null): string | null {
  const alias = coinOfCode(coin)?.alias
  if (alias === undefined) return null
  return `/${type}-${alias}${method === null ? '' : `-with-${method}`}`
}

const literal = (path: string): string => path.split(':', 1)[0] ?? path

/** What robots need not ask for: pages of whoever has a session, in each language, as beginnings of paths (RFC 9309). */
export const privateAreas: readonly string[] = (() => {
  const open = publicRoutes.map(name => literal(routeRow(name).path))
  const begins = routeNames
    .filter(name => routeRow(name).access === 'private')
    .map(name => literal(routeRow(name).path))
    // A beginning that a public page has too is a whole path.
    .map(path => (open.some(other => other.startsWith(path)) ? `${path}$` : path))
  const shortest = [...new Set(begins)].filter(
    path => !begins.some(other => other !== path && path.startsWith(other)),
  )
  return locales.flatMap(locale => shortest.map(path => withLocale(locale, path)))
})()
