import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useTextControl } from '../../../forms/useTextControl.ts'
import { TextField } from '../../../primitives/field/TextField.tsx'

interface WholeNumberProps {
  field: FieldHandle<'integer'>
  label: string
}

/** A whole number of things. */
export function WholeNumber({ field, label }: WholeNumberProps) {
  const { control, note } = useTextControl(field)
  return <TextField label={label} inputMode="numeric" autoComplete="off" hint={note} {...control} />
}
