import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { FormProblem } from '../../../forms/FormProblem.tsx'
import { useFormProblem } from '../../../forms/useFormProblem.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'

/** Where a document stands among its like, and what it lies in. */
export interface DocumentPlace {
  readonly place: number
  /** Of an item: its category. */
  readonly parent: string | null
}

interface MoveDialogProps {
  document: DocumentPlace
  /** A refusal that it throws lands on the fields. */
  onMove: (place: DocumentPlace) => Promise<void>
  onClose: () => void
}

/** Moves a document among its like, and an item to another category. */
export function MoveDialog({ document, onMove, onClose }: MoveDialogProps) {
  const t = useT('editor')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('act.noAnswer'))
  const form = useForm({
    fields: {
      place: { typeId: 'text', initial: String(document.place), context: { required: true } },
      parent: { typeId: 'text', initial: document.parent ?? '', context: {} },
    },
    async onSubmit({ place, parent }) {
      clear()
      if (!/^\d{1,4}$/.test(place.trim())) {
        form.placeErrors({ place: t('move.placeWrong') })
        return
      }
      await onMove({ place: Number(place), parent: document.parent === null ? null : parent.trim() })
      onClose()
    },
    onFailure,
    onAlert,
  })
  return (
    <ModalDialog onClose={onClose} title={t('move.title')}>
      <Form form={form} aria-label={t('move.title')} gap="4">
        <FormTextField
          field={form.field.place}
          label={t('move.place')}
          hint={t('move.placeHint')}
          inputMode="numeric"
        />
        {document.parent !== null && (
          <FormTextField
            field={form.field.parent}
            label={t('create.parent')}
            hint={t('create.parentHint')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <FormProblem problem={problem} />
        <SubmitButton form={form}>{t('move.submit')}</SubmitButton>
      </Form>
    </ModalDialog>
  )
}
