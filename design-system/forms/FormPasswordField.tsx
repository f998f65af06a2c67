import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { useT } from '../locales/useT.ts'
import { IconButton } from '../primitives/button/IconButton.tsx'
import { TextField } from '../primitives/field/TextField.tsx'
import type { TextFieldProps } from '../primitives/field/TextField.tsx'
import type { FieldHandle } from './engine/fieldHandle.ts'
import { useTextControl } from './useTextControl.ts'
import type { Unbound } from './useTextControl.ts'

type FormPasswordFieldProps = Unbound<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  field: FieldHandle<'password'>
  /** Tells a password manager whether to fill in or to make one up. */
  autoComplete: 'current-password' | 'new-password'
}

/** A password in a form; it can be looked at while it is typed. */
export function FormPasswordField({ field, hint, ...rest }: FormPasswordFieldProps) {
  const t = useT('common')
  const [isShown, setShown] = useState(false)
  const { control, note } = useTextControl(field)
  const toggle = (
    <IconButton
      icon={isShown ? EyeOff : Eye}
      label={t(isShown ? 'hidePassword' : 'showPassword')}
      size="s"
      onClick={() => setShown(!isShown)}
    />
  )
  return (
    <TextField
      type={isShown ? 'text' : 'password'}
      autoCapitalize="off"
      spellCheck={false}
      hint={note ?? hint}
      end={toggle}
      {...rest}
      {...control}
    />
  )
}
