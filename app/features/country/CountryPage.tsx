import { CountryView } from '@souk/design-system/domain/content/country/CountryView.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useLocation, useSearchParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { paths } from '../../routes/paths.ts'
import { countryHrefs } from '../../parts/reading/countryHrefs.ts'
import { useCountry } from './useCountry.ts'

/** The country that the address names; any other word is nobody's page. */
export function CountryPage() {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const locale = useLocale()
  const code = matchRoute(pathname)?.params['country'] ?? ''
  const content = useCountry(code, query.get('coin'))
  const isMissing = content.status === 'missing'
  const { title = '', description = '' } = content.status === 'ready' ? content.value.country.page : {}
  usePageWords({ title, description }, isMissing ? 'notFound' : undefined)
  if (isMissing) return <NotFoundState hrefs={notFoundHrefs} />
  return <CountryView content={content} hrefs={countryHrefs} action={withLocale(locale, paths.buy())} />
}
