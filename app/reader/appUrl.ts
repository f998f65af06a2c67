import { withLocale } from '../routes/localePrefix.ts'
import { publicPaths } from '../routes/publicPaths.ts'
import type { ReaderPage } from './readerPage.ts'

/** The whole address of this place in the page's language; null where nobody said the origin. */
export const appUrlOf = ({ url, locale }: Pick<ReaderPage, 'url' | 'locale'>): string | null =>
  URL.canParse(url) ? new URL(withLocale(locale, publicPaths.home()), url).href : null
