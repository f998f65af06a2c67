import { Form } from '../../../../forms/Form.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { tagMaxLength } from './linkRules.ts'
import { TagField } from './TagField.tsx'

interface NewLinkDialogProps extends ModalControls<true> {
  /** Makes it. A refusal that it throws lands on the field. */
  onSubmit: (tag: string) => Promise<unknown>
}

/** Asks what a new link is called; answers true once it is made. */
export function NewLinkDialog({ onSubmit, close, dismiss }: NewLinkDialogProps) {
  const t = useT('affiliate')
  const form = useForm({
    fields: { tag: { typeId: 'text', context: { required: true, maxLength: tagMaxLength } } },
    onSubmit: async ({ tag }) => {
      await onSubmit(tag)
      close(true)
    },
  })
  return (
    <ModalDialog onClose={dismiss} title={t('links.add')}>
      <Form form={form} aria-label={t('links.add')} gap="4">
        <TagField field={form.field.tag} label={t('links.tag')} hint={t('links.hint')} />
        <SubmitButton form={form} width="fill">
          {t('links.make')}
        </SubmitButton>
      </Form>
    </ModalDialog>
  )
}
