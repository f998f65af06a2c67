import type { ReactNode } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { useLazyOverlay } from '../../../../primitives/overlay/useLazyOverlay.ts'
import { SearchSelect } from '../../../../primitives/select/SearchSelect.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { methodIcon } from '../../../reference/method/methodIcon.ts'
import { AmountCell } from './AmountCell.tsx'
import { Chips, FiatPlace, FilterPlace, PhoneRow } from './FilterBar.styles.ts'
import { FilterChip } from '../../../page/filter/FilterChip.tsx'
import { filtersOn, withCoin, withFiat, withMethods } from './filterChoices.ts'
import type { FilterProps, Found } from './filterChoices.ts'
import { SearchSentence } from './SearchSentence.tsx'
import { useFilterOptions } from '../../../page/filter/useFilterOptions.tsx'
import { useFineFilterChips } from './useFineFilterChips.ts'

const load = async () => (await import('./FilterSheet.tsx')).FilterSheet

type PhoneFiltersProps = FilterProps & {
  found: Found | null
  end?: ReactNode
}

/** The filters on a phone: two lines, and a sheet with the rest. Pages use `FilterBar`. */
export function PhoneFilters({ found, end, ...props }: PhoneFiltersProps) {
  const { filters, onChange, assets, methods, countries } = props
  const t = useT('advert')
  const options = useFilterOptions(props, 'code')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const on = filtersOn(filters)
  const chips = useFineFilterChips(props)
  const coinLabel = t('search.coin')
  const fiatLabel = t(filters.type === 'buy' ? 'search.payIn' : 'search.getPaidIn')
  const country = countries.find(({ code }) => code === filters.countryCode)
  const fiatSelect = (
    <FiatPlace>
      <SearchSelect
        look="button"
        label={fiatLabel}
        searchLabel={t('search.searchFiats')}
        emptyLabel={t('search.noFiat')}
        options={options.fiats}
        value={filters.currencyCode}
        onChange={code => onChange(withFiat(filters, code))}
      />
    </FiatPlace>
  )
  return (
    <Stack gap="1">
      <PhoneRow>
        <Select
          look="button"
          label={coinLabel}
          options={options.coins}
          value={filters.cryptoCurrencyCode}
          onChange={code => onChange(withCoin(filters, code))}
        />
        <AmountCell
          {...{ filters, onChange, assets }}
          end={filters.amountSide === 'fiat' ? fiatSelect : undefined}
        />
        <FilterPlace>
          <IconButton
            icon={SlidersHorizontal}
            look="outline"
            ref={triggerRef}
            label={on === 0 ? t('search.filters') : t('search.filtersActive', { count: on })}
            badge={on === 0 ? undefined : <Badge count={on} />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            {...preloading}
          />
        </FilterPlace>
      </PhoneRow>
      <Chips aria-label={t('search.quickFilters')}>
        {country !== undefined && (
          <li>
            <FilterChip kind="remove" icon={MapPin} isOn onPress={() => onChange({ countryCode: null })}>
              {country.name}
            </FilterChip>
          </li>
        )}
        <li>
          <FilterChip isOn={filters.onlineOnly} onPress={() => onChange({ onlineOnly: !filters.onlineOnly })}>
            {t('search.onlineOnly')}
          </FilterChip>
        </li>
        <li>
          <FilterChip
            isOn={filters.noRegistration}
            onPress={() => onChange({ noRegistration: !filters.noRegistration })}
          >
            {t('search.noRegistration')}
          </FilterChip>
        </li>
        {methods
          .filter(({ code }) => filters.paymentMethodCodes.includes(code))
          .map(({ code, name, group }) => (
            <li key={code}>
              <FilterChip
                kind="remove"
                icon={methodIcon[group]}
                isOn
                onPress={() =>
                  onChange(
                    withMethods(
                      filters,
                      methods,
                      filters.paymentMethodCodes.filter(other => other !== code),
                    ),
                  )
                }
              >
                {name}
              </FilterChip>
            </li>
          ))}
        {chips.map(({ name, label, remove }) => (
          <li key={name}>
            <FilterChip kind="remove" isOn onPress={remove}>
              {label}
            </FilterChip>
          </li>
        ))}
      </Chips>
      <SearchSentence {...{ filters, assets, methods, countries }} />
      {end}
      {Overlay !== null && (
        <Overlay {...props} found={found} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </Stack>
  )
}
