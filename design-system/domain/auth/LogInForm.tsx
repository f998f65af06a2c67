import { Form } from '../../forms/Form.tsx'
import { FormPasswordField } from '../../forms/FormPasswordField.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useForm } from '../../forms/useForm.ts'
import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import type { AuthFormProps } from './authForm.ts'
import { authLengths } from './authForm.ts'
import { AuthCard } from './AuthCard.tsx'

/** What someone logs in with. */
export interface LogInValues {
  /** An e-mail address or a user name. */
  readonly login: string
  readonly password: string
}

type LogInFormProps = AuthFormProps<LogInValues> & {
  /** The sign-up page. */
  signUpHref: string
}

/** Logging in by e-mail or user name and password. Only the server judges them; its refusals land on the fields. */
export function LogInForm({ onSubmit, signUpHref, lead, notice }: LogInFormProps) {
  const t = useT('auth')
  const form = useForm({
    fields: {
      login: { typeId: 'text', context: { required: true, maxLength: authLengths.email } },
      password: { typeId: 'password', context: { required: true, maxLength: authLengths.password } },
    },
    onSubmit,
  })
  return (
    <AuthCard
      title={t('logInTitle')}
      lead={lead}
      notice={notice}
      elsewhere={
        <>
          {t('noAccount')}
          <TextLink href={signUpHref} data-standing="">
            {t('signUp')}
          </TextLink>
        </>
      }
    >
      <Form form={form} aria-label={t('logInTitle')}>
        <Stack gap="4">
          <FormTextField
            field={form.field.login}
            label={t('emailOrUserName')}
            autoComplete="username"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <FormPasswordField
            field={form.field.password}
            label={t('password')}
            autoComplete="current-password"
          />
          <SubmitButton form={form} width="fill" pendingLabel={t('loggingIn')}>
            {t('logIn')}
          </SubmitButton>
        </Stack>
      </Form>
    </AuthCard>
  )
}
