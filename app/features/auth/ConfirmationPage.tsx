import {
  confirmationKinds,
  ConfirmationState,
} from '@souk/design-system/domain/people/auth/ConfirmationState.tsx'
import type { ConfirmationKind } from '@souk/design-system/domain/people/auth/ConfirmationState.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useCallback } from 'react'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useResendConfirmation } from '../../services/useResendConfirmation.ts'
import { useStanding, useViewer } from '../../services/useViewer.ts'
import { linkEndOf } from './mailedLink.ts'
import { useMailedLink } from './useMailedLink.ts'
import { gql } from '../../__generated__/gql.ts'

/** Opens the link of a letter: the address is the account's from here on. */
const ConfirmEmailMutation = gql(`
  mutation ConfirmEmail($input: ConfirmEmailInput!) {
    confirmEmail(input: $input) {
      isMine
    }
  }
`)

/** The link of the letter that confirms an address, on whatever device it is opened. */
export function ConfirmationPage() {
  const { client, session } = useServices()
  const viewer = useViewer()
  const isMember = useStanding() === 'member'
  const resend = useResendConfirmation()
  const open = useCallback(
    async (token: string): Promise<ConfirmationKind> => {
      try {
        const data = await runMutation(client, ConfirmEmailMutation, { input: { token } })
        // The reminders of this tab and of the others go; nobody answering, they go with the next answer.
        if (data?.confirmEmail?.isMine === true) await session.entered().catch(() => {})
        return 'confirmed'
      } catch (error) {
        const end = linkEndOf(error)
        if (end === null) throw error
        return end
      }
    },
    [client, session],
  )
  const { outcome, isOpening, isFailed, retry } = useMailedLink({
    outcomes: confirmationKinds,
    openedPath: paths.confirmation(),
    open,
  })
  if (isFailed) return <FailedState onRetry={retry} />
  const isUnconfirmed = isMember && viewer !== null && viewer.email !== null && !viewer.isEmailConfirmed
  return (
    <ConfirmationState
      kind={isOpening ? 'checking' : (outcome ?? 'invalid')}
      next={
        isMember ? { kind: 'dashboard', href: paths.dashboard() } : { kind: 'log_in', href: paths.logIn() }
      }
      resend={isUnconfirmed ? resend : undefined}
    />
  )
}
