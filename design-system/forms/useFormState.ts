import { useSyncExternalStore } from 'react'
import type { Form } from './engine/form.ts'
import type { FieldSpecs, FormState } from './engine/formState.ts'

/**
 * Follows one thing of a form: `useFormState(form, state => state.isPending)`. `select` gives a plain value, or an object
 * that the state itself holds (a new object each time would render without end).
 */
export function useFormState<S extends FieldSpecs, Selected>(
  form: Form<S>,
  select: (state: FormState) => Selected,
): Selected {
  const read = () => select(form.getState())
  return useSyncExternalStore(form.subscribe, read, read)
}
