import { Select } from '../primitives/select/Select.tsx'
import type { SelectProps } from '../primitives/select/Select.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useField } from './useField.ts'

type FormSelectProps<Value extends string> = Omit<SelectProps<Value>, 'value' | 'onChange' | 'error'> & {
  field: FieldHandle<'select'>
}

/** One of up to a dozen options in a form. Use `FormSearchSelect` for more. */
export function FormSelect<Value extends string>({ field, hint, ...rest }: FormSelectProps<Value>) {
  const { state, error, warning } = useField(field)
  const { change, setElement } = field
  return (
    <div ref={setElement}>
      <Select
        hint={warning ?? hint}
        {...rest}
        value={state.rawValue === '' ? null : (state.rawValue as Value)}
        onChange={change}
        error={error}
      />
    </div>
  )
}
