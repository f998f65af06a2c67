import type { ComponentProps, FormEvent } from 'react'
import { Stack } from '../primitives/layout/Stack.tsx'
import type { Form as FormOf } from './engine/form.ts'
import type { FieldSpecs } from './engine/formState.ts'

type FormProps<S extends FieldSpecs> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'action' | 'id'
> & {
  /** Made by `useForm`. */
  form: FormOf<S>
  /** Stands its fields under each other, in a `Stack` with this space between them. */
  gap?: ComponentProps<typeof Stack>['gap']
}

/** The element of a form: Enter in a field and a press on its submit button submit it. */
export function Form<S extends FieldSpecs>({ form, gap, children, ...rest }: FormProps<S>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog is not inside the form of the page that opened it.
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form noValidate onSubmit={submit} {...rest}>
      {gap === undefined ? children : <Stack gap={gap}>{children}</Stack>}
    </form>
  )
}
