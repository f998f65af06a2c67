import { useMutation } from '@apollo/client/react'
import { NewPasswordForm } from '@souk/design-system/domain/people/auth/password/NewPasswordForm.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import type { LogInProvider } from '../../routes/publicPaths.ts'
import { useServices } from '../../services/useServices.ts'
import { usePasswordRule } from '../../parts/reference/usePasswordRule.ts'
import type { Step } from '../../session/stepStore.ts'
import { ShownInPlaceError } from '../../parts/captcha/ShownInPlaceError.ts'
import { withNotice } from './logInNotice.ts'
import { gql } from '../../__generated__/gql.ts'

/** Sets the password of a recovery; every session of the account ends. */
const SetPasswordMutation = gql(`
  mutation SetPassword($input: SetPasswordInput!) {
    setPassword(input: $input) {
      isDone
    }
  }
`)

interface SetPasswordFormProps {
  step: Step
  holdHours: number
  provider: LogInProvider
}

/** The new password of a recovery. Every session of the account ends with it, so the log-in comes next. */
export function SetPasswordForm({ step, holdHours, provider }: SetPasswordFormProps) {
  const { session, steps } = useServices()
  const [setPassword] = useMutation(SetPasswordMutation, { context: marked({ errors: 'place' }) })
  const go = useGo()
  return (
    <NarrowLayout>
      <NewPasswordForm
        needsCode={step.needsCode}
        holdHours={holdHours}
        passwordRule={usePasswordRule()}
        onSubmit={async values => {
          try {
            await setPassword({ variables: { input: { token: step.token, ...values } } })
          } catch (error) {
            if (refusalOf(error)?.code !== 'step_expired') throw error
            steps.forget('recovery')
            go(paths.newPassword(provider), { replace: true, state: { linkOutcome: 'expired' } })
            throw new ShownInPlaceError('The step has expired')
          }
          // Whoever was logged in here as the same account is not any more; nobody answering, the next call says so.
          await session.refresh().catch(() => {})
          steps.forget('recovery')
          go(paths.logIn(provider), { replace: true, state: withNotice('passwordSet') })
        }}
      />
    </NarrowLayout>
  )
}
