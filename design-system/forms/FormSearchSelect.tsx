import type { ComponentProps } from 'react'
import { SearchSelect } from '../primitives/select/SearchSelect.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useField } from './useField.ts'

type FormSearchSelectProps = Omit<
  ComponentProps<typeof SearchSelect<string>>,
  'value' | 'onChange' | 'error'
> & {
  field: FieldHandle<'select'>
}

/** One of many options in a form, found by typing: a payment method, a currency, a country. */
export function FormSearchSelect({ field, hint, ...rest }: FormSearchSelectProps) {
  const { state, error, warning } = useField(field)
  const { change, setElement } = field
  return (
    <div ref={setElement}>
      <SearchSelect
        hint={warning ?? hint}
        {...rest}
        value={state.rawValue === '' ? null : state.rawValue}
        onChange={change}
        error={error}
      />
    </div>
  )
}
