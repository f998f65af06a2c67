import { fieldLengths } from '../../forms/fieldLengths.ts'
import { Form } from '../../forms/Form.tsx'
import { FormTextField } from '../../forms/FormTextField.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import type { PasswordRule } from '../../forms/passwordRule.ts'
import { useForm } from '../../forms/useForm.ts'
import { useT } from '../../locales/useT.ts'
import { Stack } from '../../primitives/layout/Stack.tsx'
import { TextLink } from '../../primitives/link/TextLink.tsx'
import { AuthCard } from './AuthCard.tsx'
import type { AuthFormProps } from './authForm.ts'
import { newPasswordSpec } from './authForm.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { useRuleOf } from './useRuleOf.ts'

/** What an account begins with. */
export interface SignUpValues {
  readonly userName: string
  readonly email: string
  readonly password: string
}

type SignUpFormProps = AuthFormProps<SignUpValues> & {
  /** The log-in page. */
  logInHref: string
  /** What the password needs. */
  passwordRule: PasswordRule
}

/** Making an account: a name, an e-mail address, a password whose rule is explained while it is typed. */
export function SignUpForm({ onSubmit, logInHref, passwordRule, lead, notice }: SignUpFormProps) {
  const t = useT('auth')
  const { least: min, most: max } = fieldLengths.userName
  const form = useForm({
    fields: {
      userName: { typeId: 'text', context: { required: true, minLength: min, maxLength: max } },
      email: { typeId: 'email', context: { required: true, maxLength: fieldLengths.email.most } },
      password: newPasswordSpec(passwordRule),
    },
    onSubmit,
  })
  useRuleOf(form, passwordRule)
  const { field } = form
  return (
    <AuthCard
      title={t('signUpTitle')}
      lead={lead}
      notice={notice}
      elsewhere={
        <>
          {t('haveAccount')}
          <TextLink href={logInHref} data-standing="">
            {t('logIn')}
          </TextLink>
        </>
      }
    >
      <Form form={form} aria-label={t('signUpTitle')}>
        <Stack gap="4">
          <FormTextField
            field={field.userName}
            label={t('userName')}
            hint={t('userNameHint')}
            autoComplete="username"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
          />
          <FormTextField field={field.email} label={t('email')} hint={t('emailHint')} />
          <NewPasswordField field={field.password} label={t('password')} rule={passwordRule} />
          <SubmitButton form={form} width="fill" pendingLabel={t('signingUp')}>
            {t('signUp')}
          </SubmitButton>
        </Stack>
      </Form>
    </AuthCard>
  )
}
