import { TextField } from '../primitives/field/TextField.tsx'
import type { TextFieldProps } from '../primitives/field/TextField.tsx'
import type { FieldHandle } from './fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormIntegerFieldProps = Unbound<TextFieldProps, 'type' | 'inputMode'> & {
  field: FieldHandle<'integer'>
}

/** A whole number in a form: minutes, trades, days. Put the unit into `end`. */
export function FormIntegerField({ field, hint, ...rest }: FormIntegerFieldProps) {
  const { control, note } = useTextControl(field)
  return <TextField inputMode="numeric" autoComplete="off" hint={note ?? hint} {...rest} {...control} />
}
