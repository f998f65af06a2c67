import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { repairAddress } from './repairAddress.ts'
import type { Offers } from './useOffers.ts'

/**
 * An address that asks for what there is not gives way to the nearest that there is: a page past the last to the last, a coin,
 * currency, country or method that nobody knows to the search without it.
 */
export function useRepairedAddress(
  { found, refused }: Pick<Offers, 'found' | 'refused'>,
  pageHref: (page: number) => string,
): void {
  const locale = useLocale()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { change, currencyCode, cryptoCurrencyCode, countryCode } = usePreferences()
  const last = found !== null && found.total > 0 && found.page > found.pages ? found.pages : null
  const lastHref = last === null ? null : withLocale(locale, pageHref(last))
  useEffect(() => {
    const lead = (href: string) => void navigate(href, { replace: true, state: keepFocus })
    if (lastHref !== null) {
      lead(lastHref)
      return
    }
    const favourites = { currencyCode, cryptoCurrencyCode, countryCode }
    const mending = refused.length === 0 ? null : repairAddress(refused, query, favourites)
    if (mending === null) return
    if (mending.liked !== null) change(mending.liked)
    if (mending.query !== null) lead(withQuery(pathname, mending.query))
    // Only an answer gives a reason to lead elsewhere.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address that it is about is the one of the answer
  }, [lastHref, refused])
}
