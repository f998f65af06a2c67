import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'

/** The dialog that ends an account; its code comes when it is opened. */
export const deletionDialog: ModalEntry = {
  load: () => import('./DeleteMe.tsx').then(dialog => dialog.DeleteMe),
}
