import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import type { PasswordRule } from '../../../forms/engine/passwordRule.ts'
import { useField } from '../../../forms/useField.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import type { AgreementHrefs } from './AgreementLine.tsx'
import { AgreementLine } from './AgreementLine.tsx'
import { AuthCard } from './AuthCard.tsx'
import type { AuthFormProps } from './authForm.ts'
import { newPasswordSpec } from './authForm.ts'
import { InviteCodeField } from './InviteCodeField.tsx'
import { NewPasswordField } from './password/NewPasswordField.tsx'
import { useFormPasswordRule } from './password/useFormPasswordRule.ts'

/** What an account begins with. */
export interface SignUpValues {
  readonly userName: string
  readonly email: string
  readonly password: string
  /** Of an invitation; empty for none. */
  readonly inviteCode: string
}

/** An invitation by which somebody came. */
export interface SignUpInvitation {
  readonly code: string
  /** Who invites, and what both get: an `InvitedBy`. Shown while its code is in the form. */
  readonly told: ReactNode
}

type SignUpFormProps = AuthFormProps<SignUpValues> & {
  /** The log-in page. */
  logInHref: string
  /** What is accepted with the account. */
  agreementHrefs: AgreementHrefs
  /** What the password needs. */
  passwordRule: PasswordRule
  /** By which somebody came; its code stands in the form. It may become known while they type. */
  invitation?: SignUpInvitation | null | undefined
}

/** Making an account: a name, an e-mail address, a password whose rule is explained while it is typed, and whose invitation it was. */
export function SignUpForm(props: SignUpFormProps) {
  const { onSubmit, logInHref, agreementHrefs, passwordRule, lead, notice, invitation = null } = props
  const t = useT('auth')
  const { least: min, most: max } = fieldLengths.userName
  const form = useForm({
    fields: {
      userName: { typeId: 'text', context: { required: true, minLength: min, maxLength: max } },
      email: { typeId: 'email', context: { required: true, maxLength: fieldLengths.email.most } },
      password: newPasswordSpec(passwordRule),
      inviteCode: { typeId: 'text', context: { maxLength: fieldLengths.inviteCode.most } },
    },
    onSubmit,
  })
  useFormPasswordRule(form, passwordRule)
  const { field } = form
  const { state: inviteCode } = useField(field.inviteCode)
  const code = invitation?.code ?? ''
  useEffect(() => {
    // What somebody has typed goes before.
    if (code !== '' && field.inviteCode.getState().value === '') field.inviteCode.change(code)
  }, [code, field])
  return (
    <AuthCard
      title={t('signUpTitle')}
      lead={lead}
      notice={
        <>
          {notice}
          {invitation !== null && inviteCode.value === invitation.code && invitation.told}
        </>
      }
      elsewhere={
        <>
          {t('haveAccount')}
          <TextLink href={logInHref} data-standing="">
            {t('logIn')}
          </TextLink>
        </>
      }
    >
      <Form form={form} aria-label={t('signUpTitle')} gap="4">
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
        <InviteCodeField field={field.inviteCode} />
        <AgreementLine hrefs={agreementHrefs} />
        <SubmitButton form={form} width="fill" pendingLabel={t('signingUp')}>
          {t('signUp')}
        </SubmitButton>
      </Form>
    </AuthCard>
  )
}
