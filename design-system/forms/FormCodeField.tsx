import type { ComponentProps } from 'react'
import { CodeField } from '../primitives/field/CodeField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormCodeFieldProps = Unbound<ComponentProps<typeof CodeField>, 'length'> & {
  field: FieldHandle<'code'>
}

/** A one-time code in a form; how many digits it has, the field knows. Give `onComplete` to submit at the last one. */
export function FormCodeField({ field, hint, ...rest }: FormCodeFieldProps) {
  const { control, note, state } = useTextControl(field)
  return <CodeField length={state.context.length} hint={note ?? hint} {...rest} {...control} />
}
