import type { Locale } from '@souk/design-system/format/locale.ts'
import { coinOfAlias } from './coinAlias.ts'
import { splitLocale } from './localePrefix.ts'
import { routeNames, routeRow, type RouteName } from './table/routeTable.ts'

/** Which page an address is. */
export interface RouteMatch {
  readonly name: RouteName
  readonly params: Readonly<Record<string, string>>
  readonly locale: Locale
  /** Without the locale's prefix. */
  readonly path: string
}

const compiled = routeNames.map(name => {
  const { path, values, shapes = {} } = routeRow(name)
  const keys = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key)
  const source = path
    .split(/(:\w+)/)
    .map(part => (part.startsWith(':') ? '([^/]+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  const looks = Object.entries(shapes).map(([key, shape]) => [key, new RegExp(`^(?:${shape})$`)] as const)
  return { name, keys, values, looks, expression: new RegExp(`^${source}$`) }
})

/** Finds the page of a path, or null for an address that is nobody's. A slash at the end does not count. */
export function matchRoute(pathname: string): RouteMatch | null {
  const { locale, path } = splitLocale(pathname)
  const plain = path === '/' ? path : path.replace(/\/+$/, '')
  for (const { name, keys, values, looks, expression } of compiled) {
    const found = expression.exec(plain)?.slice(1).map(decoded)
    if (found === undefined || found.includes(null)) continue
    const params = Object.fromEntries(keys.map((key, index) => [key, found[index] ?? '']))
    const isAllowed =
      keys.every(key => values?.[key]?.includes(params[key] ?? '') ?? true) &&
      looks.every(([key, look]) => look.test(params[key] ?? ''))
    // A page of a coin that does not exist is no page.
    const isKnown = params['coin'] === undefined || coinOfAlias(params['coin']) !== undefined
    if (isAllowed && isKnown) return { name, params, locale, path: plain }
  }
  return null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
