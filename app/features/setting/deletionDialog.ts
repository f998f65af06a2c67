import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

/** What the dialog that ends an account is opened with. */
export interface DeletionOpening {
  readonly userName: string
  /** False for who logs in by the messenger alone. */
  readonly needsPassword: boolean
  readonly needsCode: boolean
}

/** The dialog that ends an account; its code comes when it is opened. */
export const deletionDialog: ModalEntry = {
  load: () => import('./dialog/DeleteMe.tsx').then(dialog => dialog.DeleteMe),
}
