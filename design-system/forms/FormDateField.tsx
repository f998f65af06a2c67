import { useT } from '../locales/useT.ts'
import { TextField } from '../primitives/field/TextField.tsx'
import type { TextFieldProps } from '../primitives/field/TextField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormDateFieldProps = Unbound<TextFieldProps, 'type' | 'inputMode'> & {
  field: FieldHandle<'date'>
}

/** A calendar day in a form, typed as DD.MM.YYYY. */
export function FormDateField({ field, hint, ...rest }: FormDateFieldProps) {
  const t = useT('form')
  const { control, note } = useTextControl(field)
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('datePlaceholder')}
      hint={note ?? hint}
      {...rest}
      {...control}
    />
  )
}
