import { formatDuration } from '../../../../format/date/formatDuration.ts'
import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormPasswordField } from '../../../../forms/FormPasswordField.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import type { PasswordRule } from '../../../../forms/engine/passwordRule.ts'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Notice } from '../../../../primitives/notice/Notice.tsx'
import { AuthCard } from '../AuthCard.tsx'
import type { AuthFormProps } from '../authForm.ts'
import { newPasswordSpec, repeatedPasswordSpec } from '../authForm.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useFormPasswordRule } from './useFormPasswordRule.ts'

export interface NewPasswordValues {
  readonly password: string
  /** Of the authenticator, or a recovery code; where one is asked for. */
  readonly code?: string
}

type NewPasswordFormProps = AuthFormProps<NewPasswordValues> & {
  /** The account has a second factor, which a mailbox alone does not replace. */
  needsCode?: boolean | undefined
  /** For how long withdrawals are held after it (settings). */
  holdHours: number
  /** What the password needs. */
  passwordRule: PasswordRule
}

/** The end of a recovery: a new password, and what follows from it. */
export function NewPasswordForm({
  onSubmit,
  needsCode = false,
  holdHours,
  passwordRule,
  lead,
  notice,
}: NewPasswordFormProps) {
  const t = useT('auth')
  const tRecovery = useT('recovery')
  const locale = useLocale()
  const form = useForm({
    fields: {
      password: newPasswordSpec(passwordRule),
      repeated: repeatedPasswordSpec,
      code: { typeId: 'text', context: { required: needsCode, maxLength: fieldLengths.recoveryCode.most } },
    },
    onSubmit: ({ password, code }) => onSubmit({ password, ...(needsCode ? { code } : {}) }),
  })
  useFormPasswordRule(form, passwordRule)
  return (
    <AuthCard title={tRecovery('newTitle')} lead={lead} notice={notice}>
      <Form form={form} aria-label={tRecovery('newTitle')} gap="4">
        <NewPasswordField field={form.field.password} label={t('newPassword')} rule={passwordRule} />
        <FormPasswordField
          field={form.field.repeated}
          label={t('repeatPassword')}
          autoComplete="new-password"
        />
        {needsCode && (
          <FormTextField
            field={form.field.code}
            label={tRecovery('anyCode')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
          />
        )}
        <Notice>{tRecovery('follows', { time: formatDuration(holdHours * 60, locale) })}</Notice>
        <SubmitButton form={form} width="fill">
          {tRecovery('save')}
        </SubmitButton>
      </Form>
    </AuthCard>
  )
}
