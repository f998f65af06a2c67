import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Picker } from '../overlay/Picker.tsx'
import { OptionList } from './OptionList.tsx'
import { OptionSearch } from './OptionSearch.tsx'
import type { SelectOverlayProps } from './SelectOverlay.tsx'

type SearchSelectOverlayProps = SelectOverlayProps & {
  searchLabel: string
  emptyLabel: string
}

/** The open half of `SearchSelect`, in a chunk of its own. Typing narrows, arrows move, Enter chooses. */
export function SearchSelectOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  searchLabel,
  emptyLabel,
  ...list
}: SearchSelectOverlayProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  return (
    <Picker {...{ isOpen, onOpenChange, triggerRef }} label={list.label}>
      <Autocomplete filter={contains}>
        <OptionSearch label={searchLabel} />
        <OptionList {...list} takesFocus={false} emptyLabel={emptyLabel} />
      </Autocomplete>
    </Picker>
  )
}
