import type { ComponentType } from 'react'
import type { PartLoader } from '../primitives/overlay/PartLoaderContext.ts'
import type { ModalKind } from './modalKinds.ts'
import type { ModalControls, ModalEntry } from './modalTable.ts'

/** The modal on screen. */
export interface OpenModal {
  /** Tells two openings of one kind apart. */
  readonly id: number
  readonly kind: ModalKind
  readonly component: ComponentType<ModalControls<unknown>>
  readonly props: object
  readonly controls: ModalControls<unknown>
}

/** One modal at a time. Free of React, so that the router can close it. */
export interface ModalStore {
  /**
   * Opens a modal and resolves with its answer, or undefined when it was dismissed, replaced, or could not be loaded.
   * One that is open is dismissed.
   */
  readonly open: (kind: ModalKind, entry: ModalEntry, props: object) => Promise<unknown>
  /** Dismisses whatever is open or being loaded; call it when the route changes. */
  readonly closeModal: () => void
  readonly current: () => OpenModal | null
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes the modal of an application. `onFailed` is told when a component's code does not arrive. */
export function createModalStore({ load, onFailed }: PartLoader): ModalStore {
  let current: OpenModal | null = null
  let dismissCurrent = () => {}
  let nextId = 1
  const listeners = new Set<() => void>()

  const set = (modal: OpenModal | null) => {
    if (modal === current) return
    current = modal
    for (const listener of listeners) listener()
  }

  const open: ModalStore['open'] = (kind, entry, props) => {
    dismissCurrent()
    const id = nextId++
    return new Promise(resolve => {
      let isOver = false
      const end = (result: unknown) => {
        if (isOver) return
        isOver = true
        resolve(result)
        if (current?.id === id) set(null)
      }
      const dismiss = () => end(undefined)
      dismissCurrent = dismiss
      const show = (component: ComponentType<never>) => {
        if (isOver) return
        set({
          id,
          kind,
          component: component as OpenModal['component'],
          props,
          controls: { close: end, dismiss },
        })
      }
      load(entry.load).then(show, (error: unknown) => {
        if (!isOver) onFailed(error)
        dismiss()
      })
    })
  }

  return {
    open,
    closeModal: () => dismissCurrent(),
    current: () => current,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
