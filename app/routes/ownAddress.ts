import { defaultLocale, locales } from '@souk/design-system/format/locale.ts'
import { coinOfAlias, coinOfCode } from './coinAlias.ts'
import { isPagePath, localePrefix } from './localePrefix.ts'
import { routeNames, routeRow } from './table/routeTable.ts'

/** How a parameter is written best; null where it can be nothing of the kind. What is not in the table stays as somebody wrote it. */
const parameters: Readonly<Record<string, (given: string) => string | null>> = {
  coin: given => coinOfAlias(given.toLowerCase())?.alias ?? coinOfCode(given.toUpperCase())?.alias ?? null,
  method: given => given.toLowerCase(),
  chapter: given => given.toLowerCase(),
  category: given => given.toLowerCase(),
  item: given => given.toLowerCase(),
  country: given => given.toLowerCase(),
}

const compiled = routeNames.map(name => {
  const { path, values, shapes = {} } = routeRow(name)
  const parts = path.split(/(:\w+)/)
  const source = parts
    .map(part => (part.startsWith(':') ? '([^/]+?)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return { parts, values, shapes, expression: new RegExp(`^${source}$`, 'i') }
})

/**
 * The one address of a page, from what somebody wrote: without the default locale's prefix, slashes at the end, capitals and signs that need no
 * encoding, with a coin by its name (`/Buy-BTC/` is `/buy-bitcoin`). An address that is nobody's loses its slashes and its prefix alone. The
 * gateway sends by it what it is asked for (301), the router what is clicked. It never leads to another site.
 */
export function ownAddress(pathname: string): string {
  if (!isPagePath(pathname) || pathname.startsWith('/assets/')) return pathname
  const { locale, path } = localeOf(withoutSlashes(plainSigns(pathname)))
  const own = localePrefix(locale) + pageAddress(path)
  const address = own === localePrefix(locale) + '/' && own !== '/' ? own.slice(0, -1) : own
  // What would lead elsewhere without what was taken off stays as it is, and is nobody's page.
  return isPagePath(address) && !/(?:^|\/)\.{1,2}(?:\/|$)/.test(address) ? address : pathname
}

/** What is encoded without need (RFC 3986, 6.2.2.2). */
const plainSigns = (path: string): string =>
  path.replace(/%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi, sign => decodeURIComponent(sign))

function withoutSlashes(path: string): string {
  // Not by a pattern: that tries again at each slash of a row that is followed by something else.
  let end = path.length
  while (path.endsWith('/', end)) end -= 1
  return path.slice(0, end) || '/'
}

function localeOf(path: string) {
  const [, first = ''] = path.split('/', 2)
  const locale = locales.find(name => name === first.toLowerCase())
  return locale === undefined
    ? { locale: defaultLocale, path }
    : { locale, path: path.slice(first.length + 1) || '/' }
}

/** The first page that it could be, as it is written in the table. */
function pageAddress(path: string): string {
  for (const { parts, values, shapes, expression } of compiled) {
    const given = expression.exec(path)?.slice(1)
    if (given === undefined) continue
    const written = parts.map(part => {
      if (!part.startsWith(':')) return part
      const [name, value] = [part.slice(1), given.shift() ?? '']
      const known = values?.[name]
      if (known !== undefined) return known.find(one => one === value.toLowerCase()) ?? null
      const own = parameters[name] === undefined ? value : parameters[name](value)
      const shape = shapes[name]
      return shape === undefined || (own !== null && new RegExp(`^(?:${shape})$`).test(own)) ? own : null
    })
    if (!written.includes(null)) return written.join('')
  }
  return path
}
