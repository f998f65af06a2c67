import type { ComponentProps } from 'react'
import { AmountField } from '../primitives/field/AmountField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormAmountFieldProps = Unbound<ComponentProps<typeof AmountField>> & {
  field: FieldHandle<'amount'>
}

/** An amount in a form. Typed in any common way; once left, it is written as it was understood. */
export function FormAmountField({ field, hint, ...rest }: FormAmountFieldProps) {
  const { control, note } = useTextControl(field)
  return <AmountField hint={note ?? hint} {...rest} {...control} />
}
