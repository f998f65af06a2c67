import { withLocale } from '../../routes/localePrefix.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { matchRoute, type RouteMatch } from '../../routes/matchRoute.ts'
import { plainPath } from '../../routes/plainPath.ts'
import { searchParameters } from '../../features/search/searchAddress.ts'

/** The pages that many come to first, and in which much happens, with what of a query belongs to each: the app draws them on the server too. */
const drawn = {
  buy: searchParameters,
  sell: searchParameters,
  search: searchParameters,
  buyCoin: searchParameters,
  sellCoin: searchParameters,
  buyCoinWith: searchParameters,
  sellCoinWith: searchParameters,
  user: [],
} as const satisfies Partial<Record<RouteName, readonly string[]>>
export type DrawnName = keyof typeof drawn

const isDrawn = (name: RouteName): name is DrawnName => Object.hasOwn(drawn, name)

/** A page of the app that is drawn for a first visit. */
export interface DrawnRoute extends RouteMatch {
  readonly name: DrawnName
  /** What of the query belongs to the page, with its question mark. */
  readonly query: string
  /** Whether it is one of few: others are not kept. */
  readonly isKept: boolean
}

/** Longer than any search that the filters make. */
const longestQuery = 1000

/** Reads an address; null for every page that is not drawn, and for an address of one that is written otherwise than its own. */
export function findDrawn(path: string, query: string): DrawnRoute | null {
  const match = matchRoute(path)
  if (match === null || path !== withLocale(match.locale, plainPath(match.path))) return null
  const { name } = match
  if (!isDrawn(name) || query.length > longestQuery) return null
  const parameters: readonly string[] = drawn[name]
  const own = new URLSearchParams(
    [...new URLSearchParams(query)].filter(([parameter]) => parameters.includes(parameter)),
  )
  return {
    ...match,
    name,
    query: own.size === 0 ? '' : `?${own}`,
    // There are as many people as there like to be.
    isKept: own.size === 0 && name !== 'user',
  }
}
