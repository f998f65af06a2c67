import { useMutation } from '@apollo/client/react'
import { RecoveryForm } from '@souk/design-system/domain/people/auth/password/RecoveryForm.tsx'
import { RecoverySentState } from '@souk/design-system/domain/people/auth/password/RecoverySentState.tsx'
import { useRules } from '@souk/design-system/locales/rules.ts'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { useState } from 'react'
import { secondsToWait } from '../../network/apollo/secondsToWait.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useFormGuard } from '../../parts/captcha/useFormGuard.ts'
import { useLogInProvider } from './useLogInProvider.ts'
import { gql } from '../../__generated__/gql.ts'

/** Mails a link to set a new password, if there is such an account. */
const AskRecoveryMutation = gql(`
  mutation AskRecovery($input: AskRecoveryInput!) {
    askRecovery(input: $input) {
      isDone
    }
  }
`)

/** Asking for the letter that replaces a lost password. What follows is the same whether or not there is such an account. */
export function RecoveryPage() {
  const { clock } = useServices()
  const logInHref = paths.logIn(useLogInProvider())
  const [sent, setSent] = useState<{ readonly login: string; readonly resendAt: string } | null>(null)
  const [ask, { loading }] = useMutation(AskRecoveryMutation, { context: marked({ errors: 'place' }) })
  const { codeAgainSeconds } = useRules().account
  const { guard, send } = useFormGuard()
  const sentIn = (login: string, seconds: number) =>
    setSent({ login, resendAt: new Date(clock.now().getTime() + seconds * 1000).toISOString() })

  const resend = async (login: string) => {
    try {
      await ask({ variables: { input: { login } } })
      sentIn(login, codeAgainSeconds)
    } catch (error) {
      // The button says how long to wait; what nobody answered, an alert has said.
      sentIn(login, secondsToWait(error) ?? 0)
    }
  }
  return (
    <NarrowLayout>
      {sent === null ? (
        <RecoveryForm
          logInHref={logInHref}
          onSubmit={async ({ login }) => {
            await send(() => ask({ variables: { input: { login } } }))
            sentIn(login, codeAgainSeconds)
          }}
          {...guard}
        />
      ) : (
        <RecoverySentState
          {...sent}
          onResend={() => void resend(sent.login)}
          isResending={loading}
          onOther={() => setSent(null)}
          logInHref={logInHref}
        />
      )}
    </NarrowLayout>
  )
}
