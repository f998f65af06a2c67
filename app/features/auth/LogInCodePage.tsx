import { useMutation } from '@apollo/client/react'
import { MfaForm } from '@souk/design-system/domain/people/auth/MfaForm.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { ShownInPlaceError } from '../../parts/captcha/ShownInPlaceError.ts'
import { withNotice } from './logInNotice.ts'
import { useAfterLogIn } from './useAfterLogIn.ts'
import { useLogInProvider } from './useLogInProvider.ts'
import { gql } from '../../__generated__/gql.ts'

/** The second step of a log-in: a code of the authenticator, or a recovery code. */
const LogInByCodeMutation = gql(`
  mutation LogInByCode($input: LogInByCodeInput!) {
    logInByCode(input: $input) {
      id
    }
  }
`)

/** The second step of a log-in. Without its first one, or when that was too long ago, it leads back to where it begins. */
export function LogInCodePage() {
  const { steps } = useServices()
  const logInHref = paths.logIn(useLogInProvider())
  const locale = useLocale()
  const [step] = useState(() => steps.of('logIn'))
  const [logIn] = useMutation(LogInByCodeMutation, { context: marked({ errors: 'place' }) })
  const enter = useAfterLogIn()
  const go = useGo()
  if (step === null)
    return <Navigate to={withLocale(locale, logInHref)} state={withNotice('stepExpired')} replace />

  const submit = async ({ code }: { readonly code: string }) => {
    try {
      await logIn({ variables: { input: { token: step.token, code: code.trim() } } })
    } catch (error) {
      if (refusalOf(error)?.code !== 'step_expired') throw error
      steps.forget('logIn')
      go(logInHref, { replace: true, state: withNotice('stepExpired') })
      throw new ShownInPlaceError('The step has expired')
    }
    steps.forget('logIn')
    await enter()
    // The log-in leads whoever is in to the page that they asked for, or to the dashboard.
    go(logInHref, { replace: true })
  }
  return (
    <NarrowLayout>
      <MfaForm logInHref={logInHref} onSubmit={submit} />
    </NarrowLayout>
  )
}
