import {
  recoveryLinkEnds,
  RecoveryLinkState,
} from '@souk/design-system/domain/people/auth/password/RecoveryLinkState.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'
import { useCallback } from 'react'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { usePart } from '../../services/usePart.ts'
import { useSettings } from '../../session/useSettings.ts'
import { linkEndOf } from './mailedLink.ts'
import { useLogInProvider } from './useLogInProvider.ts'
import { useMailedLink } from './useMailedLink.ts'
import { gql } from '../../__generated__/gql.ts'

/** Exchanges the token of a recovery letter for one that sets a password. */
const BeginRecoveryMutation = gql(`
  mutation BeginRecovery($input: BeginRecoveryInput!) {
    beginRecovery(input: $input) {
      token
      needsCode
    }
  }
`)

// On its way while the link is opened.
const loadForm = () => import('./SetPasswordForm.tsx').then(part => part.SetPasswordForm)

const outcomes = ['opened', ...recoveryLinkEnds] as const

/** The link of a recovery letter: opened once, it lets somebody choose a new password; too late or twice it says so. */
export function NewPasswordPage() {
  const { client, steps } = useServices()
  const provider = useLogInProvider()
  const settings = useSettings()
  const tRecovery = useT('recovery')
  const open = useCallback(
    async (token: string): Promise<(typeof outcomes)[number]> => {
      try {
        const data = await runMutation(client, BeginRecoveryMutation, { input: { token } })
        const step = data?.beginRecovery
        if (!step) throw new Error('There is no step')
        steps.keep('recovery', { token: step.token, needsCode: step.needsCode })
        return 'opened'
      } catch (error) {
        const end = linkEndOf(error)
        // An address that is somebody else's ends no recovery.
        if (end === null || end === 'taken') throw error
        return end
      }
    },
    [client, steps],
  )
  const { outcome, isOpening, isFailed, retry } = useMailedLink({
    outcomes,
    openedPath: paths.newPassword(provider),
    open,
  })
  const showForm = usePart(isOpening || outcome === 'opened', loadForm)
  if (isFailed) return <FailedState onRetry={retry} />
  const step = outcome === 'opened' ? steps.of('recovery') : null
  if (!isOpening && step === null)
    return (
      <RecoveryLinkState
        kind={outcome === 'opened' || outcome === null ? 'expired' : outcome}
        recoveryHref={paths.recovery(provider)}
      />
    )
  if (step === null || settings === null || showForm === null)
    return (
      <NarrowLayout>
        <PageTitle look="heard">{tRecovery('newTitle')}</PageTitle>
        <Loading label={tRecovery('opening')}>
          <Skeleton shape="block" width="full" />
        </Loading>
      </NarrowLayout>
    )
  return showForm({ step, holdHours: settings.holdHours, provider })
}
