import { isLocale, type Locale } from '@souk/design-system/format/locale.ts'
import { contentRoutes } from '../../../routes/table/contentRoutes.ts'
import { withLocale } from '../../../routes/localePrefix.ts'
import { matchRoute, type RouteMatch } from '../../../routes/matchRoute.ts'
import { routeRow, type RouteName } from '../../../routes/table/routeTable.ts'

/** The measures of every such picture, as heads say them. */
export const previewSize = { width: 1200, height: 630 } as const

/** Parameters of which there are few: a page with another is nobody's, or one of as many as there are people. */
const few = new Set(['coin', 'method', 'country'])

/** Whether a page is a text that the server has, and is called what that is. */
export const isDocument = (name: RouteName): boolean => Object.hasOwn(contentRoutes, name)

/** Whether a page has a picture of its own. What is made of a document is there when the document is. */
function hasPicture({ name, params }: RouteMatch): boolean {
  const { access, noindex } = routeRow(name)
  if (access === 'private' || noindex === true) return false
  return isDocument(name) || Object.keys(params).every(key => few.has(key))
}

/** Where the picture of a page is: its own, or the market's. */
export function previewPath(locale: Locale, path: string): string {
  const match = matchRoute(path)
  const own = match !== null && hasPicture(match) && match.path !== '/' ? match.path : '/index'
  return `/preview/${locale}${own}.png`
}

/** The page that a picture is of; null for what is no picture. */
export function pageOfPreview(pathname: string): RouteMatch | null {
  const [, locale = '', written = ''] = /^\/preview\/([A-Za-z-]{2,8})(\/.{1,300})\.png$/.exec(pathname) ?? []
  if (!isLocale(locale)) return null
  const path = written === '/index' ? '/' : written
  const match = matchRoute(withLocale(locale, path))
  // One page, one picture: what is written otherwise is none.
  const isOwn = match?.locale === locale && previewPath(locale, path) === pathname
  return isOwn && hasPicture(match) ? match : null
}
