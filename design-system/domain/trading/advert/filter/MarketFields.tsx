import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { AmountCell } from './AmountCell.tsx'
import { withCoin, withFiat } from './filterChoices.ts'
import type { FilterProps } from './filterChoices.ts'
import { useFilterOptions } from '../../../page/filter/useFilterOptions.tsx'

/** The coin, the fiat and the amount as fields: on the page of filters. Elsewhere they stand in `FilterBar`. */
export function MarketFields(props: FilterProps) {
  const { filters, onChange, assets } = props
  const t = useT('advert')
  const options = useFilterOptions(props, 'name')
  const fiatLabel = t(filters.type === 'buy' ? 'search.payIn' : 'search.getPaidIn')
  return (
    <Stack gap="4">
      <Select
        label={t('search.coin')}
        options={options.coins}
        value={filters.cryptoCurrencyCode}
        onChange={code => onChange(withCoin(filters, code))}
      />
      <SearchSelect
        label={fiatLabel}
        searchLabel={t('search.searchFiats')}
        emptyLabel={t('search.noFiat')}
        options={options.fiats}
        value={filters.currencyCode}
        onChange={code => onChange(withFiat(filters, code))}
      />
      <AmountCell {...{ filters, onChange, assets }} />
    </Stack>
  )
}
