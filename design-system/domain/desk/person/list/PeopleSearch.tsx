import { useT } from '../../../../locales/useT.ts'
import { Select } from '../../../../primitives/select/Select.tsx'
import { deskStandings } from '../deskPerson.ts'
import type { DeskStanding } from '../deskPerson.ts'
import { TypedSearch } from '../../TypedSearch.tsx'
import { SearchBar } from './PeopleTable.styles.ts'

/** Whom the list is narrowed to; an empty text and null are for everybody. */
export interface PeopleFilter {
  readonly search: string
  readonly standing: DeskStanding | null
}

interface PeopleSearchProps {
  filter: PeopleFilter
  onFilter: (filter: PeopleFilter) => void
}

/** One field for all that somebody can be found by, and how they stand. Looks once typing has paused. */
export function PeopleSearch({ filter, onFilter }: PeopleSearchProps) {
  const t = useT('deskPerson')
  return (
    <SearchBar>
      <TypedSearch
        label={t('list.search')}
        hint={t('list.searchHint')}
        shortHint={t('list.searchShort')}
        search={filter.search}
        onSearch={search => onFilter({ ...filter, search })}
      />
      <Select<DeskStanding | 'any'>
        label={t('list.standing')}
        value={filter.standing ?? 'any'}
        onChange={standing => onFilter({ ...filter, standing: standing === 'any' ? null : standing })}
        options={[
          { value: 'any', label: t('list.anyStanding') },
          ...deskStandings.map(value => ({ value, label: t(`standing.${value}`) })),
        ]}
      />
    </SearchBar>
  )
}
