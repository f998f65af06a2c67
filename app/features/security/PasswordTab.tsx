import { EmailForm } from '@souk/design-system/domain/people/security/EmailForm.tsx'
import { PasswordForm } from '@souk/design-system/domain/people/security/PasswordForm.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { usePasswordRule } from '../../parts/reference/usePasswordRule.ts'
import { useResendConfirmation } from '../../services/useResendConfirmation.ts'
import { useServices } from '../../services/useServices.ts'
import { ChangeEmailMutation, ChangePasswordMutation } from './Credentials.mutations.ts'
import { DeviceList } from './DeviceList.tsx'
import { MessengerCard } from './MessengerCard.tsx'
import type { SecurityTabProps } from './securityTabProps.ts'
import { useHoldHours } from './useHoldHours.ts'
import { useSecurityCall } from './useSecurityCall.ts'

/** What somebody logs in with, and where they have. */
export function PasswordTab({ viewer: { userName }, security }: SecurityTabProps) {
  const t = useT('security')
  const { alerts } = useServices()
  const holdHours = useHoldHours()
  const resend = useResendConfirmation()
  const changePassword = useSecurityCall(ChangePasswordMutation)
  const changeEmail = useSecurityCall(ChangeEmailMutation)
  const { email, hasPassword, isEmailConfirmed, pendingEmail, twoFactorEnabled: needsCode } = security
  return (
    <>
      <PasswordForm
        // A form's fields are made once.
        key={`${hasPassword} ${needsCode}`}
        {...{ userName, hasPassword, needsCode, holdHours }}
        changedAt={security.passwordChangedAt}
        passwordRule={usePasswordRule()}
        onSubmit={async input => {
          await changePassword({ input })
          alerts.show({ kind: 'success', title: t('password.saved') })
        }}
      />
      <EmailForm
        key={`email ${hasPassword} ${needsCode}`}
        {...{ userName, email, hasPassword, needsCode, holdHours }}
        isConfirmed={isEmailConfirmed}
        resend={resend}
        waiting={pendingEmail}
        onSubmit={input => changeEmail({ input })}
      />
      <MessengerCard linkedAs={security.telegramUserName} />
      <DeviceList />
    </>
  )
}
