import type { ComponentProps, FormEvent } from 'react'
import type { Form as FormOf } from './form.ts'
import type { FieldSpecs } from './formState.ts'

type FormProps<S extends FieldSpecs> = Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'action' | 'id'
> & {
  /** Made by `useForm`. */
  form: FormOf<S>
}

/** The element of a form: Enter in a field and a press on its submit button submit it. */
export function Form<S extends FieldSpecs>({ form, children, ...rest }: FormProps<S>) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A form inside a dialog is not inside the form of the page that opened it.
    event.stopPropagation()
    void form.submit()
  }
  return (
    <form noValidate onSubmit={submit} {...rest}>
      {children}
    </form>
  )
}
