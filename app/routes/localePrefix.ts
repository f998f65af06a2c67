import { defaultLocale, isLocale, type Locale } from '@souk/design-system/format/locale.ts'

/** An address without its prefix, and the locale that the prefix says. */
export interface LocalPath {
  readonly locale: Locale
  readonly path: string
}

/** Takes the locale's prefix off a path: `/ru/buy` is `/buy` in Russian. The default locale's own is dropped: `/en/buy` is `/buy`. */
export function splitLocale(pathname: string): LocalPath {
  const [, first = ''] = pathname.split('/', 2)
  const path = pathname.slice(first.length + 1) || '/'
  // What would be another site's address without its prefix keeps it, and is nobody's page.
  if (!isLocale(first) || !startsPath.test(path)) return { locale: defaultLocale, path: pathname || '/' }
  return { locale: first, path }
}

/** A path of this site, and no `//other.site`. */
const startsPath = /^\/(?![/\\])/

/** The prefix of a locale: `/ru`, or nothing for the default. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)

/**
 * The address of a page of this site in a locale; query and hash stay. Addresses of other sites, and of what is the same in
 * every language (`/api`, `/docs`), are left alone.
 */
export function withLocale(locale: Locale, href: string): string {
  if (!isPagePath(href)) return href
  const cut = /[?#]/.exec(href)?.index ?? href.length
  const { path } = splitLocale(href.slice(0, cut))
  const prefix = localePrefix(locale)
  return `${path === '/' && prefix !== '' ? prefix : prefix + path}${href.slice(cut)}`
}

/** Tells whether a link leads to a page of this app. */
export const isPagePath = (href: string): boolean =>
  /^\/(?![/\\])(?!(?:api|docs|graphql|dev|health)(?:[/?#]|$))/.test(href)
