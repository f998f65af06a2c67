import { useEffect } from 'react'
import type { Form } from '../../../../forms/engine/form.ts'
import type { PasswordRule } from '../../../../forms/engine/passwordRule.ts'
import type { FieldSpecs } from '../../../../forms/engine/formState.ts'
import { newPasswordSpec } from '../authForm.ts'

interface NewPasswordFields extends FieldSpecs {
  readonly password: { readonly typeId: 'password' }
}

/** Has a form judge its new password by the rule as it is published, also when that comes while somebody types. */
export function useFormPasswordRule(
  form: Pick<Form<NewPasswordFields>, 'setContext'>,
  rule: PasswordRule,
): void {
  useEffect(() => form.setContext('password', newPasswordSpec(rule).context), [form, rule])
}
