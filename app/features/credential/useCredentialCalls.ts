import type { CredentialShape } from '@souk/design-system/domain/people/credential/credentialShape.ts'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useServices } from '../../services/useServices.ts'
import { DeleteCredentialMutation, UpdateCredentialMutation } from './Credentials.mutations.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

interface CredentialCalls {
  /** Offers saved details in ads and trades, or no more; what it is refused for is alerted. */
  readonly activate: (id: string, isActive: boolean) => Promise<void>
  /** Opens the dialog that asks first. */
  readonly askToDelete: (credential: CredentialShape) => void
}

/** What the list of saved details can do with one of them. */
export function useCredentialCalls(): CredentialCalls {
  const { alerts, client, i18n, modals } = useServices()
  const withCode = useWithCode()
  const askToDelete = (credential: CredentialShape) => {
    const { id, name } = credential
    const onDelete = async () => {
      await client.mutate({ mutation: DeleteCredentialMutation, variables: { id } })
      alerts.show({ kind: 'success', title: i18n.t('credential:deletion.done', { name }) })
      await refetchShown(client, ['paymentCredentials']).catch(() => {})
      const entity = client.cache.identify({ __typename: 'PaymentCredential', id })
      if (entity !== undefined) client.cache.evict({ id: entity })
      client.cache.gc()
    }
    void modals.open('confirmation', deleteDialog, { credential, onDelete } satisfies DeleteOpening)
  }
  return {
    activate: (id, isActive) =>
      withCode(proof =>
        runMutation(client, UpdateCredentialMutation, { id, input: { isActive, ...proof } }, 'alert'),
      ),
    askToDelete,
  }
}

/** What the dialog that asks before saved details are deleted is opened with. */
interface DeleteOpening {
  readonly credential: CredentialShape
  readonly onDelete: () => Promise<unknown>
}

/** That dialog; its code comes when it is opened. */
const deleteDialog: ModalEntry = {
  load: () =>
    import('@souk/design-system/domain/people/credential/DeleteCredentialDialog.tsx').then(
      dialog => dialog.DeleteCredentialDialog,
    ),
}
