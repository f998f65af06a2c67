import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Switch } from '../../../../primitives/switch/Switch.tsx'
import { withMethods } from './filterChoices.ts'
import type { FilterProps } from './filterChoices.ts'
import { FineFilterFields } from './FineFilterFields.tsx'
import { MethodFilter } from './MethodFilter.tsx'
import { anyCountry, useFilterOptions } from '../../../page/filter/useFilterOptions.tsx'

/** The filters that a phone has no room for in its two lines, as fields: in `FilterSheet`, and on the page of filters. */
export function FilterFields(props: FilterProps) {
  const { filters, onChange, methods } = props
  const t = useT('advert')
  const options = useFilterOptions(props, 'name')
  return (
    <Stack gap="4">
      <MethodFilter
        look="field"
        methods={methods}
        chosen={filters.paymentMethodCodes}
        onChange={codes => onChange(withMethods(filters, methods, codes))}
      />
      <SearchSelect
        label={t('search.country')}
        placeholder={t('search.anyCountry')}
        searchLabel={t('search.searchCountries')}
        emptyLabel={t('search.noCountry')}
        options={options.countries}
        value={filters.countryCode ?? anyCountry}
        onChange={code => onChange({ countryCode: code === anyCountry ? null : code })}
      />
      <SegmentedControl
        label={t('search.amountIn')}
        width="fill"
        segments={[
          { value: 'fiat', label: filters.currencyCode },
          { value: 'crypto', label: filters.cryptoCurrencyCode },
        ]}
        value={filters.amountSide}
        onChange={amountSide => onChange({ amountSide, amount: null })}
      />
      <Switch side="end" checked={filters.onlineOnly} onChange={onlineOnly => onChange({ onlineOnly })}>
        {t('search.onlineOnly')}
      </Switch>
      <Switch
        side="end"
        checked={filters.noRegistration}
        onChange={noRegistration => onChange({ noRegistration })}
      >
        {t('search.noRegistration')}
      </Switch>
      <FineFilterFields {...props} />
    </Stack>
  )
}
