import { RadioGroup } from '../primitives/radio/RadioGroup.tsx'
import type { RadioOption } from '../primitives/radio/RadioGroup.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useField } from './useField.ts'

interface FormRadioGroupProps<Value extends string> {
  field: FieldHandle<'select'>
  label: string
  options: readonly RadioOption<Value>[]
}

/** One of a few options that need explaining, in a form. */
export function FormRadioGroup<Value extends string>({ field, ...rest }: FormRadioGroupProps<Value>) {
  const { state, error } = useField(field)
  const { change, focus, blur, setElement } = field
  return (
    <RadioGroup
      {...rest}
      value={state.rawValue === '' ? null : (state.rawValue as Value)}
      onChange={change}
      onFocus={focus}
      onBlur={blur}
      ref={setElement}
      error={error}
    />
  )
}
