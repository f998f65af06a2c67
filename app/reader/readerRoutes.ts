import type { RenderedRoute, VisitorPlace } from '../../http/readerPage.ts'
import { withLocale } from '../routes/localePrefix.ts'
import { matchRoute, type RouteMatch } from '../routes/matchRoute.ts'
import { plainPath } from '../routes/plainPath.ts'
import { sourceOf } from './kinds/kinds.ts'

/** A page that is rendered for a first visit, and what has to be asked of the server for it, by name. */
export interface ReaderRoute extends RouteMatch, Omit<RenderedRoute, keyof RouteMatch> {
  /** The country that it is for; null where the page is everybody's. */
  readonly place: VisitorPlace | null
}

/**
 * Reads an address; null for every page that is not rendered, and for an address of one that is written otherwise than its own: a page has
 * one name, under which it is kept and by which it is found.
 * @param from the country of the visitor, where it has a page of its own
 */
export function findRoute(path: string, query: string, from: VisitorPlace | null = null): ReaderRoute | null {
  const match = matchRoute(path)
  if (match === null || path !== withLocale(match.locale, plainPath(match.path))) return null
  const source = sourceOf(match.name)
  if (source === null) return null
  const own = knownQuery(query, source.query ?? {})
  const values = Object.fromEntries(own)
  const isByPlace = source.isByPlace === true
  const place = isByPlace ? from : null
  return {
    ...match,
    query: own.size === 0 ? '' : `?${own}`,
    calls: source.calls({ locale: match.locale, params: match.params, query: values, place }),
    isKept: (source.free ?? []).every(name => !own.has(name)),
    isByPlace,
    place,
    isElseApp: source.isElseApp === true,
  }
}

/** Only what this page asks for, always in one order: another page's parameter would stand in a rendering that is kept for everybody. */
function knownQuery(query: string, known: Readonly<Record<string, RegExp>>): URLSearchParams {
  const given = new URLSearchParams(query)
  const own = new URLSearchParams()
  for (const [name, form] of Object.entries(known)) {
    const value = given.get(name)
    if (value !== null && form.test(value)) own.set(name, value)
  }
  return own
}
