import { TextField } from '../primitives/field/TextField.tsx'
import type { TextFieldProps } from '../primitives/field/TextField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormTextFieldProps = Unbound<TextFieldProps, 'type'> & {
  field: FieldHandle<'text'> | FieldHandle<'email'> | FieldHandle<'address'>
}

const native = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  // Nothing may correct an address.
  address: {
    type: 'text',
    autoComplete: 'off',
    autoCorrect: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
  },
} as const

/** One line of text in a form: a name, an e-mail address, an address of a coin. */
export function FormTextField({ field, hint, ...rest }: FormTextFieldProps) {
  const { control, note, state } = useTextControl(field as FieldHandle<'text' | 'email' | 'address'>)
  return <TextField {...native[state.typeId]} hint={note ?? hint} {...rest} {...control} />
}
