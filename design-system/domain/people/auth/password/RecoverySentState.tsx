import type { Moment } from '../../../../format/date/formatDate.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../../primitives/link/TextLink.tsx'
import { AuthCard } from '../AuthCard.tsx'
import { ResendButton } from '../ResendButton.tsx'

interface RecoverySentStateProps {
  /** As it was typed. */
  login: string
  /** When the letter may be sent again; null is now. */
  resendAt: Moment | null
  onResend: () => void
  isResending: boolean
  /** Back to the form, for whoever mistyped. */
  onOther: () => void
  logInHref: string
}

/** The same words whether or not there is such an account, so that nobody learns it here. */
export function RecoverySentState({
  login,
  resendAt,
  onResend,
  isResending,
  onOther,
  logInHref,
}: RecoverySentStateProps) {
  const t = useT('auth')
  const tRecovery = useT('recovery')
  return (
    <AuthCard
      title={tRecovery('sentTitle')}
      lead={tRecovery('sentText', { login })}
      elsewhere={
        <TextLink href={logInHref} data-standing="">
          {t('backToLogIn')}
        </TextLink>
      }
    >
      <Stack gap="2">
        <ResendButton
          size="l"
          width="fill"
          resendAt={resendAt}
          onResend={onResend}
          isResending={isResending}
        />
        <Button variant="ghost" size="l" width="fill" onClick={onOther}>
          {tRecovery('other')}
        </Button>
      </Stack>
    </AuthCard>
  )
}
