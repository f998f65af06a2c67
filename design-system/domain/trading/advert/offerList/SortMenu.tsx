import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { MenuButton } from '../../../../primitives/menu/MenuButton.tsx'
import { searchSorts } from '../offer.ts'
import type { SearchSort } from '../offer.ts'

interface SortMenuProps {
  sort: SearchSort
  onChange: (sort: SearchSort) => void
}

/** The order of offers. */
export function SortMenu({ sort, onChange }: SortMenuProps) {
  const t = useT('advert')
  return (
    <MenuButton
      label={`${t('search.sortBy')}: ${t(`sort.${sort}`)}`}
      entries={searchSorts.map(id => ({ id, label: t(`sort.${id}`), isCurrent: id === sort }))}
      onAction={onChange}
    >
      <Icon of={ArrowDownUp} />
      {t(`sort.${sort}`)}
    </MenuButton>
  )
}
