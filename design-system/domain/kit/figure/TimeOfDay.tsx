import type { FieldHandle } from '../../../forms/engine/fieldHandle.ts'
import { useTextControl } from '../../../forms/useTextControl.ts'
import { TextField } from '../../../primitives/field/TextField.tsx'

interface TimeOfDayProps {
  field: FieldHandle<'text'>
  label: string
}

/** A time of day, `hh:mm`, entered the way the device has for it. */
export function TimeOfDay({ field, label }: TimeOfDayProps) {
  const { control } = useTextControl(field)
  return <TextField type="time" size="l" label={label} {...control} />
}
