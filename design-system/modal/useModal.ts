import { useContext, useMemo } from 'react'
import { ModalContext } from './ModalContext.ts'
import type { ModalKind } from './modalKinds.ts'
import type { ModalProps, ModalResult, ModalTable } from './modalTable.ts'

/** Opens and closes the one modal of the application. */
export interface Modal<Table extends ModalTable> {
  /** Resolves with the modal's answer, or undefined when it was dismissed. */
  readonly open: <Kind extends keyof Table & ModalKind>(
    kind: Kind,
    props: ModalProps<Table, Kind>,
  ) => Promise<ModalResult<Table, Kind> | undefined>
  readonly closeModal: () => void
}

/**
 * The modal, typed by the application's table: a kind that is not in it does not compile. Wrap it once, beside the table:
 *
 * ```ts
 * export const useModal = () => useModalOf<typeof modals>()
 * const isSure = await useModal().open('confirmation', { title, confirmLabel })
 * ```
 */
export function useModalOf<Table extends ModalTable>(): Modal<Table> {
  const context = useContext(ModalContext)
  if (!context) throw new Error('useModalOf needs a ModalHost around it')
  return useMemo(() => {
    const { store, table } = context
    return {
      open: (kind, props) => {
        const entry = table[kind]
        if (!entry) throw new Error(`The table of modals has no ${kind}`)
        return store.open(kind, entry, props) as Promise<never>
      },
      closeModal: store.closeModal,
    }
  }, [context])
}
