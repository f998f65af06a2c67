import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { formatDate } from '../../../format/date/formatDate.ts'
import type { Moment } from '../../../format/date/formatDate.ts'
import { formatDuration } from '../../../format/date/formatDuration.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormCodeField } from '../../../forms/FormCodeField.tsx'
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx'
import type { PasswordRule } from '../../../forms/engine/passwordRule.ts'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { AccountName } from '../auth/AccountName.tsx'
import { authenticatorDigits, newPasswordSpec, repeatedPasswordSpec } from '../auth/authForm.ts'
import { NewPasswordField } from '../auth/password/NewPasswordField.tsx'
import { useFormPasswordRule } from '../auth/password/useFormPasswordRule.ts'
import { PanelActions } from './SecurityPanel.styles.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { CodePlace } from './twoFactor/TwoFactorSetup.styles.ts'

export interface PasswordValues {
  /** Where there is one. */
  readonly currentPassword?: string
  readonly password: string
  /** Of the authenticator, where it is on. */
  readonly code?: string
}

interface PasswordFormProps {
  /** Whose password it is. */
  userName: string
  /** An account that came by the messenger has none yet. */
  hasPassword: boolean
  /** The second factor is on. */
  needsCode: boolean
  /** When it was set last, where it is known. */
  changedAt?: Moment | null | undefined
  /** For how long withdrawals are held after it (settings). */
  holdHours: number
  /** What a new one needs. */
  passwordRule: PasswordRule
  /** Refusals of `current_password`, `password` and `code` land on their fields. */
  onSubmit: (values: PasswordValues) => unknown
}

/** Changes the password of somebody who is logged in; empties itself once it is done. */
export function PasswordForm(props: PasswordFormProps) {
  const { userName, hasPassword, needsCode, changedAt = null, holdHours, passwordRule, onSubmit } = props
  const t = useT('security')
  const tAuth = useT('auth')
  const locale = useLocale()
  const form = useForm({
    fields: {
      currentPassword: {
        typeId: 'password',
        context: { required: hasPassword, maxLength: fieldLengths.password.most },
      },
      password: newPasswordSpec(passwordRule),
      repeated: repeatedPasswordSpec,
      code: { typeId: 'code', context: { required: needsCode, length: authenticatorDigits } },
    },
    onSubmit: async ({ currentPassword, password, code }) => {
      await onSubmit({
        password,
        ...(hasPassword ? { currentPassword } : {}),
        ...(needsCode ? { code } : {}),
      })
      form.reset()
    },
  })
  useFormPasswordRule(form, passwordRule)
  const { field } = form
  return (
    <SecurityPanel
      title={t('password.title')}
      lead={
        changedAt === null
          ? undefined
          : t('password.changedAt', { date: formatDate(changedAt, { format: 'date', locale }) })
      }
    >
      <CodePlace>
        <Form form={form} aria-label={t('password.title')}>
          <AccountName userName={userName} />
          <Stack gap="4">
            {hasPassword && (
              <FormPasswordField
                field={field.currentPassword}
                label={t('password.current')}
                autoComplete="current-password"
              />
            )}
            <NewPasswordField field={field.password} label={tAuth('newPassword')} rule={passwordRule} />
            <FormPasswordField
              field={field.repeated}
              label={tAuth('repeatPassword')}
              autoComplete="new-password"
            />
            {needsCode && <FormCodeField field={field.code} label={tAuth('authenticatorCode')} />}
            <Notice>{t('password.follows', { time: formatDuration(holdHours * 60, locale) })}</Notice>
            <PanelActions>
              <SubmitButton form={form} size="m" pendingLabel={t('password.saving')}>
                {t(hasPassword ? 'password.save' : 'password.set')}
              </SubmitButton>
            </PanelActions>
          </Stack>
        </Form>
      </CodePlace>
    </SecurityPanel>
  )
}
