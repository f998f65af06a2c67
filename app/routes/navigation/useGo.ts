import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useCallback } from 'react'
import { useNavigate, type NavigateOptions } from 'react-router-dom'
import { withLocale } from '../localePrefix.ts'

/** Goes to a path of `paths` in the locale on screen, with something to say to its page; outside of React use `Navigation`. */
export function useGo(): (path: string, options?: NavigateOptions) => void {
  const navigate = useNavigate()
  const locale = useLocale()
  return useCallback(
    (path, options = {}) => void navigate(withLocale(locale, path), options),
    [navigate, locale],
  )
}
