import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation } from 'react-router-dom'
import { splitLocale } from '../../routes/localePrefix.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { pageWordsOf } from '../../routes/pageWords.ts'
import { useServices } from '../../services/useServices.ts'
import { refetchWords } from '../../services/refetchWords.ts'
import { focusHeading } from './focusHeading.ts'
import { keepsFocus } from '../../routes/navigation/focusState.ts'
import { showPageTexts } from './pageTitle.ts'

/** What a change of page does besides showing it: its title, the focus on its heading, modals closed, the place on it kept. */
export function PageEffects() {
  const { i18n, modals, client, session } = useServices()
  const { pathname, state } = useLocation()
  const locale = useLocale()
  const previous = useRef(pathname)
  const isKept = keepsFocus(state)

  // Before the page itself completes them with what it has loaded.
  useLayoutEffect(() => {
    const match = matchRoute(pathname)
    showPageTexts(i18n, locale, match?.name ?? 'notFound', match === null ? {} : pageWordsOf(match))
  }, [i18n, locale, pathname])

  useEffect(() => {
    if (previous.current === pathname) return undefined
    previous.current = pathname
    modals.closeModal()
    return isKept ? undefined : focusHeading()
  }, [pathname, isKept, modals])

  // The address says in which language answers come: it has changed by now, the words on screen a moment earlier.
  const { locale: spoken } = splitLocale(pathname)
  const spokenBefore = useRef(spoken)
  useEffect(() => {
    if (spokenBefore.current === spoken) return
    spokenBefore.current = spoken
    void refetchWords({ client, session })
  }, [spoken, client, session])

  return <ScrollRestoration />
}
