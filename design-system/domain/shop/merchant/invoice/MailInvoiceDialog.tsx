import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { ModalDialog } from '../../../../modal/ModalDialog.tsx'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Text } from '../../../../primitives/text/Text.tsx'

interface MailInvoiceDialogProps extends ModalControls<string> {
  /** Where it went before, or would go; null where nobody is known. */
  email: string | null
  /** A refusal that it throws lands on the field. */
  onSubmit: (email: string) => Promise<unknown>
}

/** Sends an invoice’s link by letter; answers where to. */
export function MailInvoiceDialog({ email, onSubmit, close, dismiss }: MailInvoiceDialogProps) {
  const t = useT('merchantInvoice')
  const form = useForm({
    fields: { email: { typeId: 'email', initial: email ?? '', context: { required: true } } },
    onSubmit: async values => {
      await onSubmit(values.email)
      close(values.email)
    },
  })
  return (
    <ModalDialog onClose={dismiss} title={t('mail.title')}>
      <Form form={form} aria-label={t('mail.label')} gap="4">
        <Text as="p" tone="secondary">
          {t('mail.text')}
        </Text>
        <FormTextField field={form.field.email} label={t('mail.email')} />
        <SubmitButton form={form} width="fill">
          {t('mail.verb')}
        </SubmitButton>
      </Form>
    </ModalDialog>
  )
}
