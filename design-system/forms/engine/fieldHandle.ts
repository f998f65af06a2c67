import type { FieldTypeId, RawOf } from './fieldTypes.ts'
import type { FieldState, FormState } from './formState.ts'

/** One field of a form, for the component that shows it. */
export interface FieldHandle<T extends FieldTypeId = FieldTypeId> {
  readonly name: string
  readonly formId: string
  readonly getState: () => FieldState<T>
  readonly getFormState: () => FormState
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (raw: RawOf<T>) => void
  readonly focus: () => void
  readonly blur: () => void
  /** What to bring into view when this field has the first error; null when it is gone. */
  readonly setElement: (element: HTMLElement | null) => void
}
