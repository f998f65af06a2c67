import { PlainSearchForm } from '@souk/design-system/domain/trading/advert/filter/PlainSearchForm.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../routes/localePrefix.ts'
import type { PlainSearchProps } from '../../features/search/PlainSearch.ts'
import { paths } from '../../routes/paths.ts'

/** In place of the filters, which do nothing without scripts. */
export function NoScriptSearch({ filters, assets }: PlainSearchProps) {
  const locale = useLocale()
  return (
    <noscript>
      <style>{'[data-filters] > :not(noscript) { display: none }'}</style>
      <PlainSearchForm
        filters={filters}
        assets={assets}
        hrefs={{
          buy: withLocale(locale, paths.search('buy')),
          sell: withLocale(locale, paths.search('sell')),
        }}
      />
    </noscript>
  )
}
