import type { CredentialShape } from '@souk/design-system/domain/people/credential/credentialShape.ts'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

/** What the dialog that asks before saved details are deleted is opened with. */
export interface DeleteOpening {
  readonly credential: CredentialShape
  readonly onDelete: () => Promise<unknown>
}

/** That dialog; its code comes when it is opened. */
export const deleteDialog: ModalEntry = {
  load: () =>
    import('@souk/design-system/domain/people/credential/DeleteCredentialDialog.tsx').then(
      dialog => dialog.DeleteCredentialDialog,
    ),
}
