import { useMutation } from '@apollo/client/react'
import { LogInForm } from '@souk/design-system/domain/auth/LogInForm.tsx'
import { NarrowLayout } from '@souk/design-system/domain/shell/NarrowLayout.tsx'
import { marked } from '../../apollo/requestMarks.ts'
import { paths } from '../../paths.ts'
import { LogInMutation } from './LogIn.mutation.ts'
import { useEnter } from './useEnter.ts'

/** Logging in by e-mail or user name. */
export function LogInPage() {
  const [logIn] = useMutation(LogInMutation, { context: marked({ errors: 'place' }) })
  const enter = useEnter()
  return (
    <NarrowLayout>
      <LogInForm
        signUpHref={paths.signUp()}
        onSubmit={async input => {
          await logIn({ variables: { input } })
          await enter()
        }}
      />
    </NarrowLayout>
  )
}
