import { useT } from '../../../../locales/useT.ts'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { AmountCell } from './AmountCell.tsx'
import { Bar, BarPlace, Switches } from './FilterBar.styles.ts'
import { withCoin, withFiat, withMethods } from './filterChoices.ts'
import type { FilterProps } from './filterChoices.ts'
import { MethodFilter } from './MethodFilter.tsx'
import { anyCountry, useFilterOptions } from '../../../page/filter/useFilterOptions.tsx'

/** The filters as one bar. Pages use `FilterBar`. */
export function DesktopFilters(props: FilterProps) {
  const { filters, onChange, assets, methods } = props
  const t = useT('advert')
  const options = useFilterOptions(props, 'name')
  const coinLabel = t('search.coin')
  const fiatLabel = t(filters.type === 'buy' ? 'search.payIn' : 'search.getPaidIn')
  return (
    <BarPlace>
      <Bar aria-label={t('search.filters')}>
        <Select
          look="cell"
          label={coinLabel}
          options={options.coins}
          value={filters.cryptoCurrencyCode}
          onChange={code => onChange(withCoin(filters, code))}
        />
        <SearchSelect
          look="cell"
          label={fiatLabel}
          searchLabel={t('search.searchFiats')}
          emptyLabel={t('search.noFiat')}
          options={options.fiats}
          value={filters.currencyCode}
          onChange={code => onChange(withFiat(filters, code))}
        />
        <AmountCell {...{ filters, onChange, assets }} />
        <MethodFilter
          methods={methods}
          chosen={filters.paymentMethodCodes}
          onChange={codes => onChange(withMethods(filters, methods, codes))}
        />
        <SearchSelect
          look="cell"
          label={t('search.country')}
          placeholder={t('search.anyCountry')}
          searchLabel={t('search.searchCountries')}
          emptyLabel={t('search.noCountry')}
          options={options.countries}
          value={filters.countryCode ?? anyCountry}
          onChange={code => onChange({ countryCode: code === anyCountry ? null : code })}
        />
        <Switches>
          <Switch checked={filters.onlineOnly} onChange={onlineOnly => onChange({ onlineOnly })}>
            {t('search.onlineOnly')}
          </Switch>
          <Switch checked={filters.noRegistration} onChange={noRegistration => onChange({ noRegistration })}>
            {t('search.noRegistration')}
          </Switch>
        </Switches>
      </Bar>
    </BarPlace>
  )
}
