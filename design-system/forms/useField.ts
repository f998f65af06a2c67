import { useSyncExternalStore } from 'react'
import { useSpoken } from '../locales/useWords.ts'
import type { FieldHandle } from './engine/fieldHandle.ts'
import type { FieldTypeId } from './engine/fieldTypes.ts'
import type { FieldState } from './engine/formState.ts'
import { formMessageText } from './formMessageText.ts'

/** What a component needs to show a field. */
export interface BoundField<T extends FieldTypeId> {
  readonly state: FieldState<T>
  /** What to say about the field now; undefined when there is nothing, or it is not the moment. */
  readonly error: string | undefined
  readonly warning: string | undefined
  /** The form is being submitted. */
  readonly isBusy: boolean
}

/**
 * Follows one field. Its message waits while someone is still typing for the first time; after an attempt to submit, and
 * once the field is left, it shows at once.
 */
export function useField<T extends FieldTypeId>(field: FieldHandle<T>): BoundField<T> {
  const words = useSpoken()
  const state = useSyncExternalStore(field.subscribe, field.getState, field.getState)
  const attempts = useSyncExternalStore(
    field.subscribe,
    () => field.getFormState().attempts,
    () => 0,
  )
  const isBusy = useSyncExternalStore(
    field.subscribe,
    () => field.getFormState().isPending,
    () => false,
  )
  const { status } = state
  const isServers = status.message !== null && 'refusal' in status.message
  const isTheMoment = isServers || (state.isTouched && (!state.isFocused || attempts > 0))
  const text = status.message && isTheMoment ? formMessageText(words, status.message) : undefined
  return {
    state,
    error: status.kind === 'error' ? text : undefined,
    warning: status.kind === 'warning' ? text : undefined,
    isBusy,
  }
}
