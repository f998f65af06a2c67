import { Form } from '../../../../forms/Form.tsx'
import { FormTextField } from '../../../../forms/FormTextField.tsx'
import { SubmitButton } from '../../../../forms/SubmitButton.tsx'
import { useForm } from '../../../../forms/useForm.ts'
import { useT } from '../../../../locales/useT.ts'
import type { ModalControls } from '../../../../modal/modalTable.ts'
import { Dialog } from '../../../../primitives/dialog/Dialog.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
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
  const tCommon = useT('common')
  const form = useForm({
    fields: { email: { typeId: 'email', initial: email ?? '', context: { required: true } } },
    onSubmit: async values => {
      await onSubmit(values.email)
      close(values.email)
    },
  })
  return (
    <Dialog isOpen onClose={dismiss} title={t('mail.title')} closeLabel={tCommon('verb.close')}>
      <Form form={form} aria-label={t('mail.label')}>
        <Stack gap="4">
          <Text as="p" tone="secondary">
            {t('mail.text')}
          </Text>
          <FormTextField field={form.field.email} label={t('mail.email')} />
          <SubmitButton form={form} width="fill">
            {t('mail.verb')}
          </SubmitButton>
        </Stack>
      </Form>
    </Dialog>
  )
}
