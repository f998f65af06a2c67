import { Form } from '../../../../forms/Form.tsx'
import { FormSelect } from '../../../../forms/FormSelect.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { FormProblem } from '../../../../forms/FormProblem.tsx'
import { useFormProblem } from '../../../../forms/useFormProblem.ts'
import { useForm } from '../../../../forms/useForm.ts'
import { useFormState } from '../../../../forms/useFormState.ts'
import { useT } from '../../../../locales/useT.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { documentKinds } from '../editorShape.ts'
import type { DocumentKind } from '../editorShape.ts'

export interface NewDocument {
  readonly kind: DocumentKind
  readonly code: string
  /** Of an item: its category. */
  readonly parent: string | null
}

interface NewDocumentDialogProps {
  /** Makes it and goes to it; a refusal that it throws lands on the fields. */
  onCreate: (document: NewDocument) => Promise<void>
  onClose: () => void
}

const codePattern = /^[a-z0-9][a-z0-9_-]{0,79}$/

/** Begins a document: what it is, and what it is called in its address. It says nothing before something is written. */
export function NewDocumentDialog({ onCreate, onClose }: NewDocumentDialogProps) {
  const t = useT('editor')
  const { problem, clear, onFailure, onAlert } = useFormProblem(t('act.noAnswer'))
  const form = useForm({
    fields: {
      kind: { typeId: 'select', initial: 'page', context: { required: true, options: documentKinds } },
      code: { typeId: 'text', context: { required: true } },
      parent: { typeId: 'text', context: {} },
    },
    async onSubmit({ kind, code, parent }) {
      clear()
      const name = code.trim().toLowerCase()
      if (!codePattern.test(name)) {
        form.placeErrors({ code: t('create.codeWrong') })
        return
      }
      const made = kind as DocumentKind
      await onCreate({ kind: made, code: name, parent: made === 'item' ? parent.trim() || null : null })
    },
    onFailure,
    onAlert,
  })
  const isItem = useFormState(form, ({ fields }) => fields['kind']?.rawValue === 'item')
  return (
    <ModalDialog onClose={onClose} title={t('create.title')}>
      <Form form={form} aria-label={t('create.title')} gap="4">
        <FormSelect
          field={form.field.kind}
          label={t('create.kind')}
          placeholder={t('create.kind')}
          options={documentKinds.map(value => ({ value, label: t(`kind.${value}`) }))}
        />
        <FormTextField
          field={form.field.code}
          label={t('create.code')}
          hint={t('create.codeHint')}
          autoComplete="off"
          spellCheck={false}
        />
        {isItem && (
          <FormTextField
            field={form.field.parent}
            label={t('create.parent')}
            hint={t('create.parentHint')}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <FormProblem problem={problem} />
        <SubmitButton form={form}>{t('create.submit')}</SubmitButton>
      </Form>
    </ModalDialog>
  )
}
