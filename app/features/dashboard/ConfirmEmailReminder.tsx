import { EmailConfirmBanner } from '@souk/design-system/domain/auth/EmailConfirmBanner.tsx'
import { paths } from '../../paths.ts'
import { useResendConfirmation } from '../../session/useResendConfirmation.ts'
import { useViewer } from '../../session/useViewer.ts'

/** Reminds a viewer whose address is only a claim so far; nobody else. */
export function ConfirmEmailReminder() {
  const viewer = useViewer()
  const { at, isSending, onSend } = useResendConfirmation()
  if (viewer === null || viewer.isGuest || viewer.email === null || viewer.isEmailConfirmed) return null
  return (
    <EmailConfirmBanner
      email={viewer.email}
      resendAt={at}
      onResend={onSend}
      isResending={isSending}
      changeHref={paths.security(viewer.userName, 'password')}
    />
  )
}
