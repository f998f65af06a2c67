import type { ReactNode } from 'react'
import { ActionDialog } from '../modal/ActionDialog.tsx'
import type { ActionDialogProps } from '../modal/ActionDialog.tsx'
import type { Form as FormOf } from './engine/form.ts'
import { Form } from './Form.tsx'
import type { FieldSpecs } from './engine/formState.ts'
import { SubmitButton } from './SubmitButton.tsx'

interface FormDialogProps<S extends FieldSpecs> extends Omit<ActionDialogProps, 'action'> {
  /** Made by `useForm`; it says what it was refused for. */
  form: FormOf<S>
  /** The verb of what is done: "Save". */
  submitLabel: ReactNode
  /** While it runs; "Sending" when left out. */
  pendingLabel?: string
}

/** A form in a dialog of its own: its fields, a way out, and the button that submits it. */
export function FormDialog<S extends FieldSpecs>(props: FormDialogProps<S>) {
  const { form, submitLabel, pendingLabel, children, ...rest } = props
  // The button stands in the foot, outside of the form's element: a press has to submit by itself.
  const action = (
    <SubmitButton form={form} pendingLabel={pendingLabel} onClick={() => void form.submit()}>
      {submitLabel}
    </SubmitButton>
  )
  return (
    <ActionDialog action={action} {...rest}>
      <Form form={form} aria-label={rest.title} gap="4">
        {children}
      </Form>
    </ActionDialog>
  )
}
