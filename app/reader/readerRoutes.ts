import { withLocale } from '../address/localePrefix.ts'
import { matchRoute } from '../address/matchRoute.ts'
import { pageNameOf } from '../reading/pageNames.ts'

/** So many items of the blog are on a page. */
const itemsShown = 13

/** A page that is written to be read, and what has to be asked of the server for it, by name. */
export interface ReaderRoute {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly locale: string
  readonly path: string
  /** What of the query belongs to the page, with its question mark: it is there in every language. */
  readonly query: string
  readonly calls: Readonly<Record<string, string>>
}

/** What a query may say: an earlier version of a legal text, and from where a list goes on. All else is nothing to us. */
const knownQuery = { version: /^[1-9]\d{0,4}$/, before: /^[a-z0-9][a-z0-9_-]{0,79}$/ } as const

/**
 * Reads an address; null for every page that is not written to be read, and for an address of one that is written otherwise than its own: a page
 * has one name, under which it is kept and by which it is found.
 */
export function findRoute(path: string, query: string): ReaderRoute | null {
  const match = matchRoute(path)
  if (match === null || path !== withLocale(match.locale, plainPath(match.path))) return null
  const given = new URLSearchParams(query)
  // Only what this page asks for: another page's parameter would stand in a rendering that is kept for everybody.
  const own = new URLSearchParams()
  const known = (name: keyof typeof knownQuery) => {
    const value = given.get(name)
    if (value === null || !knownQuery[name].test(value)) return null
    own.set(name, value)
    return value
  }
  const calls = callsOf(match.name, match.params, known)
  return calls === null ? null : { ...match, query: own.size === 0 ? '' : `?${own}`, calls }
}

/** With no other signs encoded than have to be. */
const plainPath = (path: string): string =>
  path
    .split('/')
    .map(part => encodeURIComponent(decodeURIComponent(part)))
    .join('/')

function callsOf(
  name: string,
  params: Readonly<Record<string, string>>,
  known: (name: keyof typeof knownQuery) => string | null,
): ReaderRoute['calls'] | null {
  const segment = (of: string) => encodeURIComponent(params[of] ?? '')
  const page = pageNameOf(name, params)
  if (page !== null) {
    const version = known('version')
    return {
      page: `/api/v1/pages/${encodeURIComponent(page)}${version === null ? '' : `?version=${version}`}`,
    }
  }
  if (name === 'blogItem')
    return {
      item: `/api/v1/blog_items/${segment('item')}`,
      similar: `/api/v1/blog_items/${segment('item')}/similar`,
    }
  if (name !== 'blog' && name !== 'blogCategory') return null
  const before = known('before')
  const of = name === 'blogCategory' ? `&category=${segment('category')}` : ''
  return {
    categories: '/api/v1/blog_categories',
    items: `/api/v1/blog_items?limit=${itemsShown}${of}${before === null ? '' : `&before=${before}`}`,
    ...(name === 'blogCategory' ? { category: `/api/v1/blog_categories/${segment('category')}` } : {}),
  }
}
