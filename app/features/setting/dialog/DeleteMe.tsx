import { DeleteAccountDialog } from '@souk/design-system/domain/setting/DeleteAccountDialog.tsx'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import type { DeletionOpening } from '../deletionDialog.ts'
import { useDeletion } from '../useDeletion.ts'

/** Asks for all that ends an account, and ends it. */
export function DeleteMe(opening: DeletionOpening & ModalControls<true>) {
  return <DeleteAccountDialog {...opening} onSubmit={useDeletion(opening.userName)} />
}
