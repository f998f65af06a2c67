import Search from 'lucide-react/icons/search'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { browserTimers } from '../../../../timing/timers.ts'
import { typingPause } from '../../../page/filter/useDaysForm.ts'
import { documentKinds, documentStates } from '../editorShape.ts'
import type { DocumentKind, DocumentState } from '../editorShape.ts'
import { textLengths } from '../textLengths.ts'
import { FilterBar } from './ContentList.styles.ts'

/** What the list is narrowed by; null and an empty text are for any. */
export interface ContentFilter {
  readonly kind: DocumentKind | null
  readonly state: DocumentState | null
  readonly search: string
}

export const noContentFilter: ContentFilter = { kind: null, state: null, search: '' }

interface ContentFiltersProps {
  filter: ContentFilter
  onFilter: (filter: ContentFilter) => void
}

/** Narrows the list by kind, by how a document stands, and by words of its title once typing has paused. */
export function ContentFilters({ filter, onFilter }: ContentFiltersProps) {
  const t = useT('editor')
  const [typed, setTyped] = useState(filter.search)
  const search = useEffectEvent((text: string) => {
    if (text !== filter.search) onFilter({ ...filter, search: text })
  })
  useEffect(() => browserTimers.after(typingPause, () => search(typed.trim())), [typed])
  return (
    <FilterBar>
      <Select<DocumentKind | 'any'>
        label={t('list.kind')}
        placeholder={t('list.anyKind')}
        value={filter.kind ?? 'any'}
        onChange={kind => onFilter({ ...filter, kind: kind === 'any' ? null : kind })}
        options={[
          { value: 'any', label: t('list.anyKind') },
          ...documentKinds.map(value => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Select<DocumentState | 'any'>
        label={t('list.state')}
        placeholder={t('list.anyState')}
        value={filter.state ?? 'any'}
        onChange={state => onFilter({ ...filter, state: state === 'any' ? null : state })}
        options={[
          { value: 'any', label: t('list.anyState') },
          ...documentStates.map(value => ({ value, label: t(`state.${value}`) })),
        ]}
      />
      <TextField
        type="search"
        label={t('list.search')}
        value={typed}
        onChange={setTyped}
        maxLength={textLengths.search.most}
        start={<Icon of={Search} />}
      />
    </FilterBar>
  )
}
