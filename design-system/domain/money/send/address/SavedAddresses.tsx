import { useState } from 'react'
import Search from 'lucide-react/icons/search'
import { useT } from '../../../../locales/useT.ts'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { AllowListSwitch } from './AllowListSwitch.tsx'
import { SavedAddressRow } from './SavedAddressRow.tsx'
import type { SavedAddressBook, SavedAddressShape } from '../sendShape.ts'

/** Fewer than this are seen at a glance. */
const searchFrom = 5

interface SavedAddressesProps {
  book: SavedAddressBook
  onChoose: (saved: SavedAddressShape) => void
  /** Resolves once it is gone. */
  onRemove: (id: string) => Promise<unknown>
  onAllowList: (isOn: boolean) => void
  isChangingRule: boolean
}

/** The saved addresses of a coin to choose from, and the rule that coins go to them alone. */
export function SavedAddresses(props: SavedAddressesProps) {
  const { book, onChoose, onRemove, onAllowList, isChangingRule } = props
  const t = useT('send')
  const [text, setText] = useState('')
  const sought = text.trim().toLowerCase()
  const shown = book.items.filter(({ label, address }) =>
    `${label} ${address}`.toLowerCase().includes(sought),
  )
  return (
    <Stack gap="4">
      {book.items.length >= searchFrom && (
        <TextField
          type="search"
          label={t('book.search')}
          labelLook="hidden"
          placeholder={t('book.search')}
          start={<Icon of={Search} />}
          autoComplete="off"
          value={text}
          onChange={setText}
        />
      )}
      {book.items.length === 0 ? (
        <EmptyState title={t('book.none')}>{t('book.noneText')}</EmptyState>
      ) : (
        <ul aria-label={t('book.title')}>
          {shown.map(saved => (
            <SavedAddressRow
              key={saved.id}
              saved={saved}
              onChoose={() => onChoose(saved)}
              onRemove={() => onRemove(saved.id)}
            />
          ))}
        </ul>
      )}
      {book.items.length > 0 && shown.length === 0 && <EmptyState title={t('book.noneFound')} />}
      <AllowListSwitch book={book} onChange={onAllowList} isChanging={isChangingRule} />
    </Stack>
  )
}
