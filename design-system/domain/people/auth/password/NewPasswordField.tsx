import type { FieldHandle } from '../../../../forms/engine/fieldHandle.ts'
import { FormPasswordField } from '../../../../forms/FormPasswordField.tsx'
import type { PasswordRule } from '../../../../forms/engine/passwordRule.ts'
import { useField } from '../../../../forms/useField.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { PasswordMeter } from './PasswordMeter.tsx'

interface NewPasswordFieldProps {
  /** Made of `newPasswordSpec`. */
  field: FieldHandle<'password'>
  label: string
  /** What it needs; the form judges it by the same (`useFormPasswordRule`). */
  rule: PasswordRule
}

/** A password that somebody makes up, with its rule ticked off while it is typed. */
export function NewPasswordField({ field, label, rule }: NewPasswordFieldProps) {
  const { state } = useField(field)
  return (
    <Stack gap="2">
      <FormPasswordField field={field} label={label} autoComplete="new-password" />
      <PasswordMeter value={state.value} rule={rule} />
    </Stack>
  )
}
