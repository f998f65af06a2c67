import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { DeleteAccount } from '@souk/design-system/domain/people/setting/deletion/DeleteAccount.tsx'
import { gql } from '../../__generated__/gql.ts'
import { withQuery } from '../../routes/publicPaths.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import type { DeletionOpening } from './AccountDeletionDialog.tsx'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

const DeletionFragment = gql(`
  fragment Deletion_profileSettings on ProfileSettings {
    deletionObstacles
  }
`)
const ProofFragment = gql(`
  fragment Deletion_security on SecurityState {
    hasPassword
    twoFactorEnabled
  }
`)

interface DeletionProps {
  profileSettings: FragmentType<typeof DeletionFragment>
  security: FragmentType<typeof ProofFragment>
  viewer: Viewer
}

/** Where each thing that stands against it is settled. */
const hrefs = {
  balance: paths.wallet(),
  trades: paths.dashboard('trades'),
  withdrawals: paths.wallet(),
  disputes: withQuery(paths.dashboard('trades'), { state: 'dispute' }),
  claims: withQuery(paths.dashboard('trades'), { state: 'all' }),
  invoices: paths.dashboard(),
} as const

/** The end of the account, or what has to be settled before it. */
export function AccountDeletion({ profileSettings, security, viewer }: DeletionProps) {
  const { modals } = useServices()
  const { data } = useSuspenseFragment({ fragment: DeletionFragment, from: profileSettings })
  const { data: proof } = useSuspenseFragment({ fragment: ProofFragment, from: security })
  const opening: DeletionOpening = {
    userName: viewer.userName,
    needsPassword: proof.hasPassword,
    needsCode: proof.twoFactorEnabled,
  }
  return (
    <DeleteAccount
      refusals={data.deletionObstacles}
      hrefs={hrefs}
      onStart={() => void modals.open('confirmation', deletionDialog, opening)}
    />
  )
}

/** The dialog that ends an account; its code comes when it is opened. */
const deletionDialog: ModalEntry = {
  load: () => import('./AccountDeletionDialog.tsx').then(dialog => dialog.AccountDeletionDialog),
}
