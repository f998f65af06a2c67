import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { AuthCard } from '../AuthCard.tsx'
import type { AuthFormProps } from '../authForm.ts'
import { Guard } from '../guard/Guard.tsx'
import type { GuardProps } from '../guard/guard.ts'
import { useGuard } from '../guard/useGuard.ts'

/** Whose access is to be recovered. */
export interface RecoveryValues {
  /** An e-mail address or a user name. */
  readonly login: string
}

type RecoveryFormProps = AuthFormProps<RecoveryValues> & GuardProps & { logInHref: string }

/** Asks for the link that replaces a lost password. Whether there is such an account, nobody is told. */
export function RecoveryForm({ onSubmit, logInHref, lead, notice, ...guard }: RecoveryFormProps) {
  const t = useT('auth')
  const tRecovery = useT('recovery')
  const disabledReason = useGuard(guard)
  const form = useForm({
    fields: { login: { typeId: 'text', context: { required: true, maxLength: fieldLengths.email.most } } },
    onSubmit,
  })
  return (
    <AuthCard
      title={tRecovery('title')}
      lead={lead ?? tRecovery('lead')}
      notice={notice}
      elsewhere={
        <TextLink href={logInHref} data-standing="">
          {t('backToLogIn')}
        </TextLink>
      }
    >
      <Form form={form} aria-label={tRecovery('title')} gap="4">
        <FormTextField
          field={form.field.login}
          label={t('emailOrUserName')}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <Guard {...guard} />
        <SubmitButton form={form} width="fill" disabledReason={disabledReason}>
          {tRecovery('send')}
        </SubmitButton>
      </Form>
    </AuthCard>
  )
}
