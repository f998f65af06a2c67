import Check from 'lucide-react/icons/check'
import { Icon } from '../icon/Icon.tsx'
import type { SelectOption } from './option.ts'
import { List, Nothing, Option, OptionDetail, OptionWords } from './Options.styles.ts'

interface OptionListProps<Value extends string> {
  label: string
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
  /** Takes the focus when it opens. A search field beside it takes it instead. */
  takesFocus: boolean
  emptyLabel?: string | undefined
}

/** The options of an open select. */
export function OptionList<Value extends string>({
  label,
  options,
  value,
  onChoose,
  takesFocus,
  emptyLabel,
}: OptionListProps<Value>) {
  return (
    <List
      aria-label={label}
      selectionMode="single"
      selectedKeys={value === null ? [] : [value]}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened list takes the focus: that is the listbox pattern
      autoFocus={takesFocus}
      renderEmptyState={() => <Nothing>{emptyLabel}</Nothing>}
      // Choosing the chosen one again empties the selection: it is kept, and the list closes as for any other.
      onSelectionChange={keys => {
        const [key = value] = keys === 'all' ? [] : keys
        if (key !== null) onChoose(key as Value)
      }}
    >
      {options.map(option => (
        <Option key={option.value} id={option.value} textValue={searchedIn(option)}>
          {option.mark}
          <OptionWords>{option.label}</OptionWords>
          {option.detail !== undefined && <OptionDetail>{option.detail}</OptionDetail>}
          {option.value === value && <Icon of={Check} />}
        </Option>
      ))}
    </List>
  )
}

const searchedIn = ({ label, detail, alias }: SelectOption<string>): string =>
  [label, detail, alias].filter(text => text !== undefined).join(' ')
