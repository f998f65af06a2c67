import { useMutation } from '@apollo/client/react'
import { LogInForm } from '@souk/design-system/domain/people/auth/LogInForm.tsx'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useFormGuard } from '../../parts/captcha/useFormGuard.ts'
import { LogInNoticeLine } from './LogInNoticeLine.tsx'
import { useAfterLogIn } from './useAfterLogIn.ts'
import { gql } from '../../__generated__/gql.ts'

/** Logs in; the session is in a cookie that the answer sets. Where a code is asked for, there is a step instead. */
const LogInMutation = gql(`
  mutation LogIn($input: LogInInput!) {
    logIn(input: $input) {
      me {
        id
      }
      codeStep {
        token
      }
    }
  }
`)

interface EmailLogInProps {
  /** The messenger's bot; null where there is none. */
  messengerHref: string | null
  onMessenger: () => void
}

/** The log-in by e-mail or user name. Where the account asks for a code, its page comes next. */
export function EmailLogIn({ messengerHref, onMessenger }: EmailLogInProps) {
  const { steps } = useServices()
  const [logIn] = useMutation(LogInMutation, { context: marked({ errors: 'place' }) })
  const { guard, send } = useFormGuard()
  const enter = useAfterLogIn()
  const go = useGo()
  return (
    <LogInForm
      signUpHref={paths.signUp()}
      recoveryHref={paths.recovery()}
      guestHref={paths.guest()}
      messengerHref={messengerHref}
      onMessenger={onMessenger}
      notice={<LogInNoticeLine />}
      onSubmit={async values => {
        const { data } = await send(captcha =>
          logIn({ variables: { input: captcha === undefined ? values : { ...values, captcha } } }),
        )
        const step = data?.logIn?.codeStep
        if (!step) return enter()
        steps.keep('logIn', { token: step.token, needsCode: true })
        return go(paths.logInCode())
      }}
      {...guard}
    />
  )
}
