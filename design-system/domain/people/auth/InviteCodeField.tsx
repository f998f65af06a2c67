import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { useField } from '../../../forms/useField.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { FoldedField } from './InviteCodeField.styles.ts'

interface InviteCodeFieldProps {
  field: FieldHandle<'text'>
}

/** The code of an invitation: folded away while there is none, because most come without. */
export function InviteCodeField({ field }: InviteCodeFieldProps) {
  const t = useT('auth')
  const [isOpen, setOpen] = useState(false)
  const { state, error } = useField(field)
  return (
    <FoldedField
      open={isOpen || state.value !== '' || error !== undefined}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon of={ChevronRight} />
        {t('haveInviteCode')}
      </summary>
      <FormTextField
        field={field}
        label={t('inviteCode')}
        hint={t('inviteCodeHint')}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
    </FoldedField>
  )
}
