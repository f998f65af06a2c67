import { TextField } from '../primitives/field/TextField.tsx'
import type { TextFieldProps } from '../primitives/field/TextField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormTimeFieldProps = Unbound<TextFieldProps, 'type'> & {
  field: FieldHandle<'text'>
}

/** A time of day in a form, `hh:mm`, entered the way the device has for it. */
export function FormTimeField({ field, hint, ...rest }: FormTimeFieldProps) {
  const { control, note } = useTextControl(field)
  return <TextField type="time" hint={note ?? hint} {...rest} {...control} />
}
