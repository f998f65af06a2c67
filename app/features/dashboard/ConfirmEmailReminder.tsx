import { EmailConfirmBanner } from '@souk/design-system/domain/people/auth/EmailConfirmBanner.tsx'
import { paths } from '../../routes/paths.ts'
import { useResendConfirmation } from '../../services/useResendConfirmation.ts'
import { useViewer } from '../../services/useViewer.ts'

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
