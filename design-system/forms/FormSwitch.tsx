import type { ComponentProps } from 'react'
import { Switch } from '../primitives/switch/Switch.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useField } from './useField.ts'

type FormSwitchProps = Omit<ComponentProps<typeof Switch>, 'checked' | 'onChange' | 'name' | 'ref'> & {
  field: FieldHandle<'checkbox'>
}

/** Something on or off in a form that saves by itself. Use `FormCheckbox` in one that is sent. */
export function FormSwitch({ field, ...rest }: FormSwitchProps) {
  const { state } = useField(field)
  const { name, change, focus, blur, setElement } = field
  return (
    <Switch
      {...rest}
      name={name}
      checked={state.rawValue}
      onChange={change}
      onFocus={focus}
      onBlur={blur}
      ref={setElement}
    />
  )
}
