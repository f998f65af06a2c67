import { pageBrand } from '@souk/design-system/brand/brand.ts'
import type { Locale } from '@souk/design-system/format/locale.ts'
import type { i18n } from 'i18next'
import { filledTexts, type PageTextTable } from '../../routes/pageTexts.ts'
import type { PageWords } from '../../routes/pageWords.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'

/** The address whose page the server has sent, with a description that no browser loads. */
const sentPath = typeof location === 'undefined' ? '' : location.pathname

/**
 * Shows a page's title as the server's shells do, and the description of what was written to be read. The word `currency` is what a search is paid in, and stands
 * behind what is searched for. The word `unread`, how many messages wait, stands before
 * the title, so that it is seen in a tab behind others.
 */
export function showPageTexts(instance: i18n, locale: Locale, name: RouteName, words: PageWords): void {
  const table = instance.getResourceBundle(locale, 'page') as PageTextTable
  const { currency, unread } = words
  const named = currency === undefined ? table : { ...table, titled: inCurrency(table, currency) }
  const { title, description } = filledTexts(named, name, key =>
    key === 'brand' ? pageBrand.name : (words[key] ?? ''),
  )
  document.title = unread === undefined ? title : `(${unread}) ${title}`
  // That of the first page was sent with it.
  if (description !== '' || location.pathname !== sentPath)
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
}

const inCurrency = ({ titled, inCurrency: words }: PageTextTable, currency: string): string =>
  titled.replace('{{title}}', () => words.replace('{{currency}}', () => currency))
