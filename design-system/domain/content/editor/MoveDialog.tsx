import { useState } from 'react'
import { Form } from '../../../forms/Form.tsx'
import { FormTextField } from '../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../forms/SubmitButton.tsx'
import { formMessageText } from '../../../forms/formMessageText.ts'
import { useForm } from '../../../forms/useForm.ts'
import { useT } from '../../../locales/useT.ts'
import { useSpoken } from '../../../locales/useWords.ts'
import { ModalDialog } from '../../../modal/ModalDialog.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'

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
  const words = useSpoken()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useForm({
    fields: {
      place: { typeId: 'text', initial: String(document.place), context: { required: true } },
      parent: { typeId: 'text', initial: document.parent ?? '', context: {} },
    },
    async onSubmit({ place, parent }) {
      setProblem(null)
      if (!/^\d{1,4}$/.test(place.trim())) {
        form.placeErrors({ place: t('move.placeWrong') })
        return
      }
      await onMove({ place: Number(place), parent: document.parent === null ? null : parent.trim() })
      onClose()
    },
    onFailure: ({ reason }) => setProblem(reason === 'failed' ? t('act.noAnswer') : null),
    onAlert: message => setProblem(formMessageText(words, message)),
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
        {problem !== null && (
          <Notice tone="negative" role="alert">
            {problem}
          </Notice>
        )}
        <SubmitButton form={form}>{t('move.submit')}</SubmitButton>
      </Form>
    </ModalDialog>
  )
}
