import type { ComponentProps } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import type { Form } from './engine/form.ts'
import type { FieldSpecs } from './engine/formState.ts'
import { useFormState } from './useFormState.ts'

type DangerSubmitProps<S extends FieldSpecs> = Pick<ComponentProps<typeof Button>, 'icon' | 'children'> & {
  form: Form<S>
  /** While it runs. */
  pendingLabel: string
}

/**
 * Submits the form of a `DangerDialog`, for what nothing undoes: by a press of its own alone, never by Enter in a field. Shows that
 * it runs, and takes no second press meanwhile. Use `SubmitButton` for anything else.
 */
export function DangerSubmit<S extends FieldSpecs>({ form, pendingLabel, ...rest }: DangerSubmitProps<S>) {
  const isPending = useFormState(form, state => state.isPending)
  return (
    <Button
      size="l"
      variant="danger"
      pendingLabel={isPending ? pendingLabel : undefined}
      onClick={() => void form.submit()}
      {...rest}
    />
  )
}
