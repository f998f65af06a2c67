import { useMutation } from '@apollo/client/react'
import { InviterCard } from '@souk/design-system/domain/growth/bonus/InviterCard.tsx'
import { SignUpForm } from '@souk/design-system/domain/people/auth/SignUpForm.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { deviceTimeZone } from '@souk/design-system/format/date/deviceTimeZone.ts'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { paths } from '../../routes/paths.ts'
import { useKeepPreferences } from '../../services/useKeepPreferences.ts'
import { usePasswordRule } from '../../parts/reference/usePasswordRule.ts'
import { useServices } from '../../services/useServices.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { agreementHrefs } from './agreementHrefs.ts'
import { useAfterLogIn } from './useAfterLogIn.ts'
import { useSignUpInvitation } from './useSignUpInvitation.ts'
import { gql } from '../../__generated__/gql.ts'

/** Makes an account and logs in; a guest's session becomes the account's. */
const SignUpMutation = gql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      id
    }
  }
`)

/** Making an account, by an invitation or without one. */
export function SignUpPage() {
  const [signUp] = useMutation(SignUpMutation, { context: marked({ errors: 'place' }) })
  const enter = useAfterLogIn()
  const locale = useLocale()
  const { session } = useServices()
  const keepPreferences = useKeepPreferences()
  const { invitation, sendWith } = useSignUpInvitation()
  const assets = useAssets() ?? noAssets
  return (
    <NarrowLayout>
      <SignUpForm
        logInHref={paths.logIn()}
        agreementHrefs={agreementHrefs}
        passwordRule={usePasswordRule()}
        invitation={
          invitation && {
            code: invitation.code,
            told: (
              <InviterCard inviterName={invitation.inviterName} terms={invitation.terms} assets={assets} />
            ),
          }
        }
        onSubmit={async ({ inviteCode: typed, ...values }) => {
          const { standing } = session.current()
          const account = { ...values, locale, timeZone: deviceTimeZone() }
          await sendWith(typed, code =>
            signUp({
              variables: { input: code === null ? account : { ...account, inviteCode: code } },
            }),
          )
          // A guest's are kept already. Where it does not succeed, the account begins with the usual ones.
          if (standing === 'visitor') await keepPreferences('silent').catch(() => {})
          await enter()
        }}
      />
    </NarrowLayout>
  )
}
