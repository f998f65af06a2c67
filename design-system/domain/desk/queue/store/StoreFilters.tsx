import { useT } from '../../../../locales/useT.ts'
import { Select } from '../../../../primitives/select/Select.tsx'
import { SearchBar } from '../../person/list/PeopleTable.styles.ts'
import { TypedSearch } from '../../TypedSearch.tsx'
import { storeStatuses } from '../queueShape.ts'
import type { StoreStatus } from '../queueShape.ts'

/** Which stores are listed: null is for every status, an empty text for every name. */
export interface StoreFilter {
  readonly status: StoreStatus | null
  readonly search: string
}

interface StoreFiltersProps {
  filter: StoreFilter
  onFilter: (filter: StoreFilter) => void
}

/** One field for all that a store can be found by, and how it stands. */
export function StoreFilters({ filter, onFilter }: StoreFiltersProps) {
  const t = useT('deskQueue')
  return (
    <SearchBar>
      <TypedSearch
        label={t('store.search')}
        hint={t('store.searchHint')}
        shortHint={t('store.searchShort')}
        search={filter.search}
        onSearch={search => onFilter({ ...filter, search })}
      />
      <Select<StoreStatus | 'all'>
        label={t('store.which')}
        value={filter.status ?? 'all'}
        onChange={status => onFilter({ ...filter, status: status === 'all' ? null : status })}
        options={[
          ...storeStatuses.map(value => ({ value, label: t(`store.listed.${value}`) })),
          { value: 'all', label: t('store.all') },
        ]}
      />
    </SearchBar>
  )
}
