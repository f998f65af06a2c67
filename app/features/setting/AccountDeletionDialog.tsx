import { DeleteAccountDialog } from '@souk/design-system/domain/people/setting/deletion/DeleteAccountDialog.tsx'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { useDeletion } from './useDeletion.ts'

/** What the dialog that ends an account is opened with. */
export interface DeletionOpening {
  readonly userName: string
  /** False for who logs in by the messenger alone. */
  readonly needsPassword: boolean
  readonly needsCode: boolean
}

/** Asks for all that ends an account, and ends it. */
export function AccountDeletionDialog(opening: DeletionOpening & ModalControls<true>) {
  return <DeleteAccountDialog {...opening} onSubmit={useDeletion(opening.userName)} />
}
