import type { ComponentType } from 'react'
import type { ModalKind } from './modalKinds.ts'

/** What every modal component is given besides its own props. */
export interface ModalControls<Result> {
  /** Ends the modal with an answer. */
  readonly close: (result: Result) => void
  /** Ends it without one: the cross, Escape, "Not yet". */
  readonly dismiss: () => void
}

/** A kind's component, loaded when it is first opened. */
export interface ModalEntry {
  // `never` props: a table holds components of any props, and only `ModalProps` looks at them.
  readonly load: () => Promise<ComponentType<never>>
}

/**
 * Which kinds an application has, with their components:
 * `{ confirmation: { load: () => import('…/Confirmation.tsx').then(m => m.Confirmation) } } satisfies ModalTable`.
 */
export type ModalTable = { readonly [Kind in ModalKind]?: ModalEntry }

type PropsOf<Entry> = Entry extends { load: () => Promise<infer Component> }
  ? Component extends (props: infer Props) => unknown
    ? Props
    : never
  : never

/** What one gives to open a kind. */
export type ModalProps<Table, Kind extends keyof Table> = Omit<
  PropsOf<Table[Kind]>,
  keyof ModalControls<unknown>
>

/** What it answers when it is not dismissed. */
export type ModalResult<Table, Kind extends keyof Table> =
  PropsOf<Table[Kind]> extends { close: (result: infer Result) => void } ? Result : never
