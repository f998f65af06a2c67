import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { matchRoute } from '../../routes/matchRoute.ts'
import type { RouteName } from '../../routes/table/routeTable.ts'
import { pageWordsOf } from '../../routes/pageWords.ts'
import { useServices } from '../../services/useServices.ts'
import { showPageTexts } from './pageTitle.ts'

/**
 * Completes the title and description of the page with what it has loaded: the name of a payment method, a trade's number.
 * Without it the address alone gives them.
 * @param name whose texts they are, where the page has turned out to be another than its address says
 */
export function usePageWords(words: Readonly<Record<string, string>>, name?: RouteName): void {
  const { i18n } = useServices()
  const locale = useLocale()
  const { pathname } = useLocation()
  const loaded = JSON.stringify(words)
  useEffect(() => {
    const match = matchRoute(pathname)
    if (match === null) return
    const completed = JSON.parse(loaded) as Record<string, string>
    showPageTexts(i18n, locale, name ?? match.name, { ...pageWordsOf(match), ...completed })
  }, [i18n, locale, pathname, loaded, name])
}
