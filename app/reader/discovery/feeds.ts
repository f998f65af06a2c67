import { contentWords } from '@souk/design-system/locales/__generated__/contentWords.ts'
import { splitLocale, withLocale } from '../../routes/localePrefix.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import { readingPaths } from '../../parts/reading/readingPaths.ts'

/** A feed of the blog, or of one of its categories. */
export interface Feed {
  readonly locale: Locale
  /** Its own address. */
  readonly address: string
  /** The address of the page that it follows. */
  readonly page: string
  readonly category: string | null
  /** What it is called where the server does not say it. */
  readonly title: string
  readonly subtitle: string
}

const feedName = 'feed.xml'
const shape = /^\/blog(?:\/([a-z0-9][a-z0-9_-]{0,79}))?\/feed\.xml$/

/** The path of the feed beside a page of the blog. */
export const feedPath = (category: string | null): string =>
  `${category === null ? readingPaths.blog() : readingPaths.blogCategory(category)}/${feedName}`

/** Reads an address; null for what is no feed. */
export function feedAt(pathname: string): Feed | null {
  const { locale, path } = splitLocale(pathname)
  const found = shape.exec(path)
  if (found === null || withLocale(locale, path) !== pathname) return null
  const category = found[1] ?? null
  const { name, lead } = contentWords[locale].blog
  return {
    locale,
    address: pathname,
    page: withLocale(locale, path.slice(0, -feedName.length - 1)),
    category,
    title: name,
    subtitle: lead,
  }
}
