import type { FieldHandle } from '../../forms/fieldHandle.ts'
import { FormPasswordField } from '../../forms/FormPasswordField.tsx'
import { useField } from '../../forms/useField.ts'
import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'

interface NewPasswordFieldProps {
  /** Made of `newPasswordSpec`. */
  field: FieldHandle<'password'>
  label: string
  /** Made of `repeatedPasswordSpec`, where the password is asked for twice. */
  again?: FieldHandle<'password'> | undefined
}

/** A password that somebody makes up, with its rule ticked off while it is typed. */
export function NewPasswordField({ field, label, again }: NewPasswordFieldProps) {
  const t = useT('auth')
  const { state } = useField(field)
  const made = (
    <Stack gap="2">
      <FormPasswordField field={field} label={label} autoComplete="new-password" />
      <PasswordMeter value={state.value} />
    </Stack>
  )
  if (again === undefined) return made
  return (
    <Stack gap="4">
      {made}
      <FormPasswordField field={again} label={t('repeatPassword')} autoComplete="new-password" />
    </Stack>
  )
}
