import type { Locale } from '@souk/design-system/format/locale.ts'
import { useLocation, useNavigate } from 'react-router-dom'
import { withLocale } from '../routes/localePrefix.ts'
import { keepFocus } from '../routes/navigation/focusState.ts'
import { useServices } from './useServices.ts'
import { UpdatePreferencesMutation } from '../session/preferences/UpdatePreferences.mutation.ts'

/** Shows the same page in another language; the account's mails follow. */
export function useLocaleChange(): (locale: Locale) => void {
  const { client, session } = useServices()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return locale => {
    void navigate(withLocale(locale, pathname + search + hash), { replace: true, state: keepFocus })
    if (session.current().standing !== 'member') return
    client.mutate({ mutation: UpdatePreferencesMutation, variables: { input: { locale } } }).catch(() => {})
  }
}
