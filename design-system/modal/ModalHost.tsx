import type { ReactNode } from 'react'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { ModalContext } from './ModalContext.ts'
import type { ModalStore } from './modalStore.ts'
import type { ModalTable } from './modalTable.ts'

export interface ModalHostProps {
  /** Made once with `createModalStore`, so that the router can close it. */
  store: ModalStore
  /** The kinds that this application has. */
  table: ModalTable
  children: ReactNode
}

/** Lets everything inside open a modal, draws the one that is open, and gives the focus back when it is over. */
export function ModalHost({ store, table, children }: ModalHostProps) {
  const context = useMemo(() => ({ store, table }), [store, table])
  const modal = useSyncExternalStore(store.subscribe, store.current, store.current)
  useFocusGivenBack(store)
  const Component = modal?.component
  return (
    <ModalContext value={context}>
      {children}
      {modal && Component && <Component key={modal.id} {...modal.props} {...modal.controls} />}
    </ModalContext>
  )
}

/**
 * Dialogs give the focus back by themselves, but to what had it when they opened: after one modal has replaced another,
 * that is gone. This remembers what had it before the first.
 */
function useFocusGivenBack(store: ModalStore): void {
  const before = useRef<Element | null>(null)
  useEffect(
    () =>
      store.subscribe(() => {
        if (store.current()) {
          before.current ??= document.activeElement
          return
        }
        // After the dialog has gone, and has tried by itself. One that takes its place keeps what was remembered.
        requestAnimationFrame(() => {
          if (store.current()) return
          const isLost = document.activeElement === null || document.activeElement === document.body
          if (isLost && before.current instanceof HTMLElement) before.current.focus()
          before.current = null
        })
      }),
    [store],
  )
}
