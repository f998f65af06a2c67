import { fieldLengths } from '../../../forms/fieldLengths.ts'
import { Form } from '../../../forms/Form.tsx'
import { FormPasswordField } from '../../../forms/FormPasswordField.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import type { AuthFormProps } from './authForm.ts'
import { AuthCard } from './AuthCard.tsx'
import { Or } from './AuthCard.styles.ts'
import { Guard } from './guard/Guard.tsx'
import type { GuardProps } from './guard/guard.ts'
import { MessengerButton } from './messenger/MessengerButton.tsx'
import { useGuard } from './guard/useGuard.ts'

/** What someone logs in with. */
export interface LogInValues {
  /** An e-mail address or a user name. */
  readonly login: string
  readonly password: string
}

type LogInFormProps = AuthFormProps<LogInValues> &
  GuardProps & {
    /** The sign-up page. */
    signUpHref: string
    /** Where a lost password is replaced. */
    recoveryHref?: string | undefined
    /** The way back to a trade without an account. */
    guestHref?: string | undefined
    /** The messenger's bot; without it there is no such button. */
    messengerHref?: string | null | undefined
    /** The bot was opened: the page goes on to wait for it. */
    onMessenger?: (() => void) | undefined
  }

/** Logging in by e-mail or user name and password. Only the server judges them; its refusals land on the fields. */
export function LogInForm(props: LogInFormProps) {
  const {
    onSubmit,
    signUpHref,
    recoveryHref,
    guestHref,
    messengerHref,
    onMessenger,
    lead,
    notice,
    ...guard
  } = props
  const t = useT('auth')
  const disabledReason = useGuard(guard)
  const form = useForm({
    fields: {
      login: { typeId: 'text', context: { required: true, maxLength: fieldLengths.email.most } },
      password: { typeId: 'password', context: { required: true, maxLength: fieldLengths.password.most } },
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
          {guestHref !== undefined && (
            <TextLink href={guestHref} data-standing="">
              {t('guestReturn')}
            </TextLink>
          )}
        </>
      }
    >
      <Form form={form} aria-label={t('logInTitle')} gap="4">
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
        {recoveryHref !== undefined && (
          <TextLink href={recoveryHref} data-standing="">
            {t('forgotPassword')}
          </TextLink>
        )}
        <Guard {...guard} />
        <SubmitButton form={form} width="fill" pendingLabel={t('loggingIn')} disabledReason={disabledReason}>
          {t('logIn')}
        </SubmitButton>
      </Form>
      {messengerHref !== null && messengerHref !== undefined && (
        <>
          <Or>{t('or')}</Or>
          <MessengerButton href={messengerHref} onClick={onMessenger} />
        </>
      )}
    </AuthCard>
  )
}
