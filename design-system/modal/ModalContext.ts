import { createContext } from 'react'
import type { ModalStore } from './modalStore.ts'
import type { ModalTable } from './modalTable.ts'

/** The modal of the application, and the kinds that it has; null outside of a `ModalHost`. */
export const ModalContext = createContext<{ readonly store: ModalStore; readonly table: ModalTable } | null>(
  null,
)
