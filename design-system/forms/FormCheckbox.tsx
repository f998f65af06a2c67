import { Checkbox } from '../primitives/checkbox/Checkbox.tsx'
import type { CheckboxProps } from '../primitives/checkbox/Checkbox.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useField } from './useField.ts'
import type { Unbound } from './useTextControl.ts'

type FormCheckboxProps = Unbound<CheckboxProps, 'checked'> & {
  field: FieldHandle<'checkbox'>
}

/** Something to agree to, or to choose, in a form. */
export function FormCheckbox({ field, hint, ...rest }: FormCheckboxProps) {
  const { state, error, warning } = useField(field)
  const { name, change, focus, blur, setElement } = field
  return (
    <Checkbox
      hint={warning ?? hint}
      {...rest}
      name={name}
      checked={state.rawValue}
      onChange={change}
      onFocus={focus}
      onBlur={blur}
      ref={setElement}
      error={error}
      {...(state.context.required ? { 'aria-required': true } : {})}
    />
  )
}
