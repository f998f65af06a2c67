import type { ReactNode } from 'react'
import { useT } from '../locales/useT.ts'
import { DangerDialog } from '../primitives/dialog/DangerDialog.tsx'
import type { IconDrawing } from '../primitives/icon/Icon.tsx'
import { DangerSubmit } from './DangerSubmit.tsx'
import type { Form } from './engine/form.ts'
import type { FieldSpecs } from './engine/formState.ts'

interface DangerFormDialogProps<S extends FieldSpecs> {
  /** Made by `useForm`. */
  form: Form<S>
  title: string
  /** What is lost, in one sentence. */
  warning: string
  icon: IconDrawing
  /** On the button that acts. */
  submitIcon?: IconDrawing
  /** Verb and what it is done to: "Release 0.0085 BTC". */
  submitLabel: ReactNode
  /** While it runs. */
  pendingLabel: string
  /** One line under the buttons. */
  note?: ReactNode
  /** "Not yet", the cross or Escape. */
  onClose: () => void
  /** The fields. No key submits them, so that they need no element of a form. */
  children: ReactNode
}

/** The form of what nothing undoes, in a dialog of its own. Use `FormDialog` for anything else. */
export function DangerFormDialog<S extends FieldSpecs>(props: DangerFormDialogProps<S>) {
  const { form, submitIcon, submitLabel, pendingLabel, ...rest } = props
  const t = useT('common')
  const notYet = t('verb.notYet')
  const action = (
    <DangerSubmit form={form} icon={submitIcon} pendingLabel={pendingLabel}>
      {submitLabel}
    </DangerSubmit>
  )
  return <DangerDialog isOpen closeLabel={notYet} cancelLabel={notYet} action={action} {...rest} />
}
